import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sessionEvent, sessionScript } from './session-mark.ts';

/** A browser as far as the script sees it. */
function browserWith(stored: Record<string, string> | undefined) {
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset }, cookie: '' };
  const listeners = new Map<string, () => void>();
  runInNewContext(sessionScript, {
    document,
    localStorage: stored && { getItem: (key: string) => stored[key] ?? null },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
  return { dataset, document, hear: (event: string) => listeners.get(event)?.() };
}

const markWith = (stored: Record<string, string> | undefined) => browserWith(stored).dataset;
const user = JSON.stringify({ id: '1', roles: ['portal'] });

describe('the mark of the session, before the first paint', () => {
  it('says that a visitor is out', () => {
    expect(markWith({})).toEqual({ session: 'out' });
  });

  it('says that somebody with a token and a user is in', () => {
    expect(markWith({ CA_JWT: 'token', CA_USER: user })).toEqual({ session: 'in' });
  });

  it.each([
    ['a user without a token', { CA_USER: user }],
    ['a token without a user', { CA_JWT: 'token' }],
    ['a user that cannot be read', { CA_JWT: 'token', CA_USER: '{' }],
  ])('takes %s for a visitor', (_, stored) => {
    expect(markWith(stored)).toEqual({ session: 'out' });
  });

  it('takes a browser that refuses storage for a visitor', () => {
    expect(markWith(undefined)).toEqual({ session: 'out' });
  });
});

describe('the mark of the session, later', () => {
  it.each(['storage', sessionEvent])('follows a sign-out (%s)', (event) => {
    const stored: Record<string, string> = { CA_JWT: 'token', CA_USER: user };
    const { dataset, document, hear } = browserWith(stored);
    expect(document.cookie).toMatch(/^CA_SESION=1;.*max-age=31536000$/);
    delete stored.CA_JWT;
    hear(event);
    expect(dataset).toEqual({ session: 'out' });
    expect(document.cookie).toMatch(/max-age=0$/);
  });

  it('follows a sign-in', () => {
    const stored: Record<string, string> = {};
    const { dataset, hear } = browserWith(stored);
    Object.assign(stored, { CA_JWT: 'token', CA_USER: user });
    hear('storage');
    expect(dataset).toEqual({ session: 'in' });
  });
});
