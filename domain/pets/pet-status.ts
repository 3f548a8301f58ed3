import type { PetHistoryEntry } from './pet.ts';
import { type PetStatus, type Programme, programmes } from './vocabularies.ts';

/** Only pets in a programme are shown to the public. */
export function isProgramme(status: PetStatus): status is Programme {
  return (programmes as readonly PetStatus[]).includes(status);
}

/** Whether a pet may go from one status to another: to any but its own, though only an adopted one can be returned. */
export function mayBecome(current: PetStatus, next: PetStatus): boolean {
  return next !== current && (next !== 'returned' || current === 'adopted');
}

/** The specification keeps every other status out of the choices; those have ways of their own. */
const choices = ['adoption', 'rehabilitation', 'adopted'] as const satisfies readonly PetStatus[];
const withdrawals = ['paused', 'returned', 'deceased'] as const satisfies readonly PetStatus[];
export type StatusChoice = (typeof choices)[number];
export type WithdrawalStatus = (typeof withdrawals)[number];

/** What the change dialog offers. */
export const statusChoices = (current: PetStatus): StatusChoice[] =>
  choices.filter((status) => mayBecome(current, status));

/** What takes a pet out of sight, each by an action of its own. */
export const withdrawalChoices = (current: PetStatus): WithdrawalStatus[] =>
  withdrawals.filter((status) => mayBecome(current, status));

/** More than any pet's life needs. */
const longestHistory = 100;

/**
 * The history with one more entry, unless the pet has that status already. `date` is YYYY-MM-DD. One that grows too long
 * keeps how it began and its latest entries.
 */
export function withStatus(
  history: readonly PetHistoryEntry[],
  status: PetStatus,
  date: string,
): PetHistoryEntry[] {
  if (history.at(-1)?.status === status) return [...history];
  const longer = [...history, { date, status }];
  if (longer.length <= longestHistory) return longer;
  return [...longer.slice(0, 1), ...longer.slice(1 - longestHistory)];
}

/** The day (YYYY-MM-DD) on which a pet last came back from a family; an adoption of one day alone was noted by mistake. */
export function lastReturn(history: readonly PetHistoryEntry[]): string | undefined {
  return history
    .flatMap(({ date, status }, at) => {
      const after = history[at + 1]?.date;
      return status === 'adopted' && after !== undefined && after > date ? after : [];
    })
    .at(-1);
}
