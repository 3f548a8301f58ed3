import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sessionScript } from './session-mark.ts';

function markWith(stored: Record<string, string>): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(sessionScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  });
  return dataset;
}

const user = (...roles: string[]) => JSON.stringify({ id: '1', roles });

describe('the mark of the session, before the first paint', () => {
  it('says that a visitor is out', () => {
    expect(markWith({})).toEqual({ session: 'out' });
  });

  it('says that somebody with a token and a user is in', () => {
    expect(markWith({ CA_JWT: 'token', CA_USER: user('portal') })).toEqual({ session: 'in' });
  });

  it('tells administrators', () => {
    expect(markWith({ CA_JWT: 'token', CA_USER: user('portal', 'Administrador') })).toEqual({
      session: 'in',
      admin: '',
    });
  });

  it.each([
    ['a user without a token', { CA_USER: user('Administrador') }],
    ['a token without a user', { CA_JWT: 'token' }],
    ['a user that cannot be read', { CA_JWT: 'token', CA_USER: '{' }],
  ])('takes %s for a visitor', (_, stored) => {
    expect(markWith(stored)).toEqual({ session: 'out' });
  });

  it('takes a browser that refuses storage for a visitor', () => {
    const dataset: Record<string, string> = {};
    runInNewContext(sessionScript, { document: { documentElement: { dataset } } });
    expect(dataset).toEqual({ session: 'out' });
  });
});
