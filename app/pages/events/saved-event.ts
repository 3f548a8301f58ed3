import type { ManagedEvent } from './event-calls.ts';

/** What the form tells the list, in the state of the list's address. */
export interface SavedEvent {
  event: ManagedEvent;
  isNew: boolean;
}

export const savedState = (event: ManagedEvent, isNew: boolean) => ({ saved: { event, isNew } });

export const savedIn = (state: unknown): SavedEvent | undefined =>
  (state as { saved?: SavedEvent } | null)?.saved;
