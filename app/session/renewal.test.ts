// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '#app/api/transport/api-error.ts';
import { isPast, renewToken, startSession } from './renewal.ts';
import { clearSession, readSession, writeSession } from './session-store.ts';
import { sessionUserFrom } from './session-user.ts';

const userOf = (nombre: string) => ({
  id: nombre.toLowerCase(),
  nombre,
  correo: `${nombre.toLowerCase()}@example.mx`,
});
const ana = { user: userOf('Ana'), token: 'token-1', apiKey: 'key-1' };
const eva = { user: userOf('Eva'), token: 'token-eva', apiKey: 'key-eva' };
/** As the pages read what was stored. */
const read = (session: typeof ana) => ({ ...session, user: sessionUserFrom(session.user) });

/** What the portal was asked, in the words of the wire. */
let asked: unknown[];
let answer: () => Promise<Response> | Response;

const renewed = (next: number) =>
  Response.json({
    status: 'success',
    data: { usuario: ana.user, jwt: `token-${next}`, apikey: `key-${next}` },
  });
const refused = (status: number) => Response.json({ status: 'error', message: 'No.' }, { status });

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answer = () => renewed(2);
  // Without the locks of a secure context, as on a plain http address.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push([address, JSON.parse(body)]);
    return answer();
  });
  return () => vi.unstubAllGlobals();
});

it('begins a session with a key, and keeps the next key', async () => {
  await startSession('ana@example.mx', 'key-1');
  expect(asked).toEqual([['/api/sesion:iniciar', { correo: 'ana@example.mx', apikey: 'key-1' }]]);
  expect(readSession()).toEqual(read({ ...ana, token: 'token-2', apiKey: 'key-2' }));
});

describe('a token in place of an old one', () => {
  beforeEach(() => writeSession(ana));

  it('comes for the key, which is used by it', async () => {
    expect(await renewToken('token-1')).toBe('token-2');
    expect(readSession()).toMatchObject({ token: 'token-2', apiKey: 'key-2' });
  });

  it('is the one that another tab has got meanwhile', async () => {
    writeSession({ ...ana, token: 'token-7', apiKey: 'key-7' });
    expect(await renewToken('token-1')).toBe('token-7');
    expect(asked).toEqual([]);
  });

  it('is none where nobody is signed in any more', async () => {
    clearSession();
    expect(await renewToken('token-1')).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is asked for once by all who need it at the same time', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => renewToken('token-1')));
    expect(tokens).toEqual(['token-2', 'token-2', 'token-2']);
    expect(asked).toHaveLength(1);
  });

  it('is asked for under the lock of all tabs, which is kept until they see what was stored', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const released: string[] = [];
    const request = (name: string, work: () => Promise<unknown>) =>
      work().then(() => released.push(name));
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await renewToken('token-1')).toBe('token-2');
    expect(released).toEqual([]);
    await vi.runAllTimersAsync();
    expect(released).toEqual(['casa-animal-session']);
  });

  it.each([401, 403, 404, 422])('is none when the key is refused with %i', async (status) => {
    answer = () => refused(status);
    expect(await renewToken('token-1')).toBeUndefined();
    expect(readSession()).toBeUndefined();
  });

  it.each([429, 500, 503])(
    'is asked for later after a %i: the key is still good',
    async (status) => {
      answer = () => refused(status);
      await expect(renewToken('token-1')).rejects.toThrow(ApiError);
      expect(readSession()).toEqual(read(ana));
      answer = () => renewed(2);
      expect(await renewToken('token-1')).toBe('token-2');
    },
  );

  it('is asked for later when the portal cannot be reached', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(renewToken('token-1')).rejects.toMatchObject({ status: 0 });
    expect(readSession()).toEqual(read(ana));
  });

  it('does not bring back who signed out while the portal was thinking', async () => {
    answer = () => {
      clearSession();
      return renewed(2);
    };
    expect(await renewToken('token-1')).toBeUndefined();
    expect(readSession()).toBeUndefined();
  });

  it.each([() => renewed(2), () => refused(401)])(
    'touches nobody who signed in while the portal was thinking: %#',
    async (reply) => {
      answer = () => {
        writeSession(eva);
        return reply();
      };
      await renewToken('token-1');
      expect(readSession()).toEqual(read(eva));
    },
  );
});

describe('the hour of a token', () => {
  const tokenUntil = (exp: unknown) =>
    `x.${Buffer.from(JSON.stringify({ exp, name: 'Ñandú?>' })).toString('base64url')}.y`;

  it.each([
    ['a second before its end', tokenUntil(101), false],
    ['at its end', tokenUntil(100), true],
    ['without an end', tokenUntil(undefined), false],
    ['of what is no token', 'token', false],
  ])('%s', (_, token, past) => {
    expect(isPast(token, 100_000)).toBe(past);
  });
});
