import { ApiError } from '#app/api/transport/api-error.ts';
import { postCall } from '#app/api/transport/post-call.ts';
import { clearSession, readSession, writeSession } from './session-store.ts';

/**
 * Trades an API key for a session. The key is used with it; the answer holds the next one.
 * @throws ApiError
 */
export async function startSession(email: string, apiKey: string): Promise<void> {
  writeSession(await askForSession(email, apiKey));
}

const askForSession = (email: string, apiKey: string) =>
  postCall(() => import('#domain/accounts/sign-in-calls.ts').then((of) => of.beginSession), {
    email,
    apiKey,
  });

/**
 * Gets a token in place of `oldToken`; undefined when the session is over. One tab at a time: a key that two tabs
 * use looks like a stolen one, and would end the session in all of them.
 * @throws ApiError when the portal cannot be asked now
 */
export function renewToken(oldToken: string): Promise<string | undefined> {
  return withSessionLock(async () => {
    const stored = readSession();
    if (!stored || stored.token !== oldToken) return stored?.token;
    try {
      const renewed = await askForSession(stored.user.email, stored.apiKey);
      // Somebody may have signed out, or in as another person, while the portal was thinking.
      if (readSession()?.apiKey === stored.apiKey) writeSession(renewed);
      return readSession()?.token;
    } catch (error) {
      if (!isRejection(error)) throw error;
      if (readSession()?.apiKey === stored.apiKey) clearSession({ because: 'expired' });
      return undefined;
    }
  });
}

/** The portal rejected the key itself: not "too often", not "later". */
function isRejection(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404, 422].includes(error.status);
}

/** Milliseconds that a lock is held after the work: other tabs may be granted it before they see what was stored. */
const storageDelay = 500;

/**
 * Web Locks exist in secure contexts only; elsewhere a tab at least keeps in step with itself. Resolves with the work,
 * before the lock is released.
 */
function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) {
    return new Promise((resolve, reject) => {
      const renew = async () => {
        await work().then(resolve, reject);
        await new Promise((release) => setTimeout(release, storageDelay));
      };
      navigator.locks.request('casa-animal-session', renew).catch(reject);
    });
  }
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  return turn;
}

let queue: Promise<unknown> = Promise.resolve();

/** Whether the token's hour is over, by this machine's clock. */
export function isPast(token: string, now = Date.now()): boolean {
  try {
    const [, claims = ''] = token.split('.');
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: number;
    };
    return exp !== undefined && exp * 1_000 <= now;
  } catch {
    return false;
  }
}
