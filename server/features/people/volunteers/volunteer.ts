import type { Language } from '#domain/language.ts';
import type { ReadyVolunteer } from '#domain/volunteers/volunteer-input.ts';
import type { VolunteerState } from '#domain/volunteers/volunteer-machine.ts';
import type { VolunteerTask } from '#domain/volunteers/volunteer-words.ts';

/** An application, and the volunteer that it becomes, as they are kept. Instants are UTC ISO 8601. */
export interface Volunteer extends Omit<ReadyVolunteer, 'tasks'> {
  id: string;
  createdAt: string;
  folio: number;
  status: VolunteerState;
  /** What they would like to do. */
  wished: readonly VolunteerTask[];
  /** What they may do; none until they are accepted. */
  tasks: readonly VolunteerTask[];
  consentAt: string | null;
  /** '' where the postal code tells none. */
  federalState: string;
  emergencyName: string;
  emergencyPhone: string;
  /** Of the desk, for itself. */
  note: string;
  language: Language;
  accountId: string | null;
  endedAt: string | null;
}

/** What other volunteers read of somebody. */
export const firstNameOf = (name: string): string => name.split(' ')[0] ?? '';
