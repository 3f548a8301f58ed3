import type { Language } from '#domain/language.ts';
import type { ReadyRescue } from '#domain/rescues/rescue-input.ts';
import type { RescueState } from '#domain/rescues/rescue-machine.ts';
import type { Urgency } from '#domain/rescues/rescue-words.ts';

/** A report as it is kept. Instants are UTC ISO 8601. */
export interface RescueReport extends ReadyRescue {
  id: string;
  createdAt: string;
  folio: number;
  status: RescueState;
  urgency: Urgency;
  /** '' where the postal code tells none. */
  federalState: string;
  language: Language;
  /** Of whoever reported it; null without one. */
  accountId: string | null;
  /** Who goes. */
  attendedBy: string | null;
  petId: string | null;
  /** When its author last wrote, and somebody of the desk. */
  activityAt: string;
  answeredAt: string | null;
  expiresAt: string;
  remindedAt: string | null;
  endedAt: string | null;
}

/** Its author waits for a word. */
export const waitsForDesk = ({ activityAt, answeredAt }: RescueReport): boolean =>
  answeredAt === null || answeredAt < activityAt;
