import { useSyncExternalStore } from 'react';

/** Gives up what is written on the page, and goes to the sign-in. */
type Leave = () => void;

let leave: Leave | undefined;
const listeners = new Set<() => void>();

function set(next: Leave | undefined): void {
  leave = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The session has ended by itself under a page on which something is written: the shell asks for the sign-in above it.
 * @returns ends the pause
 */
export function pausePage(onLeave: Leave): () => void {
  set(onLeave);
  return () => set(undefined);
}

/** How to leave the page that waits for its person to sign in again; undefined where none does. */
export const usePausedPage = (): Leave | undefined =>
  useSyncExternalStore(
    subscribe,
    () => leave,
    () => undefined,
  );
