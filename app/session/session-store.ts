import { useSyncExternalStore } from 'react';
import { forgetDrafts } from '#app/forms/forget-drafts.ts';
import { expirySignal, sessionEvent, storageKeys } from './session-mark.ts';
import { type SessionUser, type StoredUser, sessionUserFrom } from './session-user.ts';

/** What local storage holds of somebody who is signed in. */
interface StoredSession<User> {
  token: string;
  /** Good for one renewal. */
  apiKey: string;
  user: User;
}

export type Session =
  | { status: 'checking' }
  | { status: 'anonymous' }
  | { status: 'authenticated'; user: SessionUser };

const checking: Session = { status: 'checking' };
const anonymous: Session = { status: 'anonymous' };

/** Why people are signed out here, until somebody signs in or has read it. */
let expired = false;

export function readSession(): StoredSession<SessionUser> | undefined {
  try {
    const token = localStorage.getItem(storageKeys.token);
    const apiKey = localStorage.getItem(storageKeys.apiKey);
    const user = sessionUserFrom(readStoredUser());
    return token && apiKey && user ? { token, apiKey, user } : undefined;
  } catch {
    // Storage may be switched off, or hold what nobody can read.
    return undefined;
  }
}

/** @throws DOMException, SyntaxError */
const readStoredUser = (): Partial<StoredUser> | null =>
  JSON.parse(localStorage.getItem(storageKeys.user) ?? 'null');

/** @throws DOMException where the browser refuses storage */
export function writeSession({ token, apiKey, user }: StoredSession<StoredUser>): void {
  forgetDrafts(user.id);
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.apiKey, apiKey);
  localStorage.setItem(storageKeys.user, JSON.stringify(user));
  expired = false;
  announce();
}

/** What an answer about the user leaves out stays as it was. */
export function writeUser(user: Partial<StoredUser> & { id: string }): void {
  if (readSession()?.user.id !== user.id) return;
  localStorage.setItem(storageKeys.user, JSON.stringify({ ...readStoredUser(), ...user }));
  announce();
}

export function clearSession({ because }: { because?: 'expired' } = {}): void {
  expired = because === 'expired';
  if (expired) signalExpiry();
  for (const key of [storageKeys.token, storageKeys.apiKey, storageKeys.user]) {
    localStorage.removeItem(key);
  }
  // Who was signed out by the clock finds their words again; who signs out leaves nothing to the next person.
  if (!expired) forgetDrafts();
  announce();
}

function signalExpiry(): void {
  localStorage.setItem(expirySignal, '1');
  localStorage.removeItem(expirySignal);
}

export function dismissExpired(): void {
  expired = false;
  announce();
}

function announce(): void {
  window.dispatchEvent(new Event(sessionEvent));
}

function subscribe(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === expirySignal && newValue !== null) expired = true;
    listener();
  };
  window.addEventListener('storage', hear);
  window.addEventListener(sessionEvent, listener);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener(sessionEvent, listener);
  };
}

let last: { raw: string; session: Session } | undefined;

/** The same object as long as storage holds the same. */
function currentSession(): Session {
  const stored = readSession();
  if (!stored) return anonymous;
  const raw = JSON.stringify(stored.user);
  if (last?.raw !== raw) last = { raw, session: { status: 'authenticated', user: stored.user } };
  return last.session;
}

/** Who is signed in, in step with every tab; `checking` until the browser has looked. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => checking);
}

/** Whether the session ended by itself, seen in whichever tab, and nobody has signed in since. */
export function useExpired(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => expired && readSession() === undefined,
    () => false,
  );
}
