import type { Language } from '#domain/language.ts';
import type { Square } from '#domain/lost-and-found/notice-input.ts';
import type { NoticeState } from '#domain/lost-and-found/notice-machine.ts';
import type {
  NoticeColor,
  NoticeKind,
  NoticeSex,
  NoticeSize,
  NoticeSpecies,
} from '#domain/lost-and-found/notice-words.ts';

/** What its author tells, as it is kept: nothing finer than the square of the place. */
export interface NoticeContent {
  species: NoticeSpecies;
  sex: NoticeSex;
  size: NoticeSize;
  color: NoticeColor;
  otherColor: NoticeColor | null;
  /** YYYY-MM-DD */
  happenedOn: string;
  postalCode: string;
  /** '' where the postal code tells none. */
  federalState: string;
  /** "Cancún, Quintana Roo"; '' where nobody knows. */
  place: string;
  area: string;
  /** Of the animal, or that in which the middle of the place lies; null where it is unknown. */
  around: Square | null;
  /** Whether `around` is the animal's own. */
  isSquare: boolean;
  marks: string;
  question: string;
  answer: string;
  /** '' without one. */
  microchip: string;
}

/** A notice as it is kept. Instants are UTC ISO 8601. */
export interface PetNotice extends NoticeContent {
  id: string;
  createdAt: string;
  folio: number;
  status: NoticeState;
  kind: NoticeKind;
  email: string;
  language: Language;
  accountId: string | null;
  publishedAt: string | null;
  /** When its content or its photos last changed: what the desk has seen is what it publishes. */
  changedAt: string;
  /** What the desk last asked for, or why it refused. */
  note: string;
  /** The folio of another notice about the same animal, as its author says. */
  reunionWith: number | null;
  expiresAt: string;
  remindedAt: string | null;
  endedAt: string | null;
}
