import type { AdoptionEvent } from '#domain/events/event.ts';
import type { ColumnsOf } from '../entity-columns.ts';

/** Adoption events, who takes part, and the mails about them. */
export interface EventTables {
  adoption_events: AdoptionEventsTable;
  event_participants: EventParticipantsTable;
  event_sendings: EventSendingsTable;
  event_mails: EventMailsTable;
  event_former_details: EventFormerDetailsTable;
}

/** The columns of the event's contract, and what its searches look through. */
export type AdoptionEventsTable = ColumnsOf<Omit<AdoptionEvent, 'petIds'>> & {
  city_search: string;
  /** How many people came; null while nobody has said so. */
  visitors: number | null;
  cancelled_at: string | null;
  /** Another day that people were told. */
  moved_from: string | null;
  /** A `NoticeAnswer`, or `due`; null while there is nothing to tell. */
  notice: string | null;
};

interface EventParticipantsTable {
  event_id: string;
  pet_id: string;
  created_at: string;
  /** Whether the pet came; null while nobody has said so. */
  attended: 0 | 1 | null;
}

interface EventSendingsTable {
  id: string;
  created_at: string;
  event_id: string;
  kind: string;
  /** Who had them sent; an account that may be gone. */
  actor_id: string;
  /** How many mails went to whom, each person counted once. */
  owners: number;
  newsletter: number;
  added: number;
  invited: number;
}

interface EventMailsTable {
  id: string;
  created_at: string;
  event_id: string;
  kind: string;
  /** The event's version that the mail is due to; 0 of invitations, of which each address has one. */
  about_version: number;
  /** The last sending that it was part of. */
  sending_id: string | null;
  name: string;
  email: string;
  email_normalized: string;
  language: string;
  /** The try that has it in hand, and since when. */
  claimed_by: string | null;
  claimed_at: string | null;
  /** When the mail server was about to have all of it: from then on it may have been taken. */
  offered_at: string | null;
  /** The event's version that it told of. */
  told_version: number | null;
  /** Of a notice: the last of the event's versions that its reader knew. */
  former_version: number | null;
  sent_at: string | null;
  /** Why it has not left, as a key of our errorMessages. */
  failure: string | null;
  /** When somebody of the staff took the last failure out of the list of those. */
  failure_seen_at: string | null;
}

/** What was true of an event up to one of its versions. */
interface EventFormerDetailsTable {
  event_id: string;
  last_version: number;
  until: string;
  details_json: string;
}
