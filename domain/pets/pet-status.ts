import type { PetHistoryEntry } from './pet.ts';
import { type PetStatus, type Programme, petStatus, programmes } from './vocabularies.ts';

/** Only pets in a programme are shown to the public. */
export function isProgramme(status: PetStatus): status is Programme {
  return (programmes as readonly PetStatus[]).includes(status);
}

/** What the change dialog offers: any other status, though only a pet that was adopted can be returned. */
export function statusChoices(current: PetStatus): PetStatus[] {
  return petStatus.values.filter(
    (status) => status !== current && (status !== 'returned' || current === 'adopted'),
  );
}

/** The history with one more entry, unless the pet has that status already. `date` is YYYY-MM-DD. */
export function withStatus(
  history: readonly PetHistoryEntry[],
  status: PetStatus,
  date: string,
): PetHistoryEntry[] {
  return history.at(-1)?.status === status ? [...history] : [...history, { date, status }];
}
