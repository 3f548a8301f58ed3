import { draftKey, readDraft, removeDraft, writeDraft } from '#app/forms/drafts.ts';
import { readSession } from '#app/session/session-store.ts';

/** What was done with an event that people may know. */
export interface EventChange {
  eventId: string;
  change: 'changed' | 'cancelled';
}

const most = 20;

const nameOf = (userId: string) => draftKey(userId, 'event-notices');

/** Changes after which nobody has said yet whether people are to be told; kept in this browser. */
export function pendingNotices(): EventChange[] {
  const userId = readSession()?.user.id;
  const kept = userId === undefined ? undefined : readDraft(nameOf(userId));
  return Array.isArray(kept) ? (kept as EventChange[]) : [];
}

/** The latest change of an event is what is asked about. */
export function keepNotice(change: EventChange): void {
  store([...others(change.eventId), change].slice(-most));
}

export const settleNotice = (eventId: string): void => store(others(eventId));

const others = (eventId: string) => pendingNotices().filter((one) => one.eventId !== eventId);

function store(changes: EventChange[]): void {
  const userId = readSession()?.user.id;
  if (userId === undefined) return;
  if (changes.length === 0) removeDraft(nameOf(userId));
  else writeDraft(nameOf(userId), changes, userId);
}
