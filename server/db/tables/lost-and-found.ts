import type {
  ContactState,
  ContactWay,
  NoticeState,
} from '#domain/lost-and-found/notice-machine.ts';
import type {
  NoticeColor,
  NoticeKind,
  NoticeSex,
  NoticeSize,
  NoticeSpecies,
} from '#domain/lost-and-found/notice-words.ts';

/** Lost and found animals. */
export interface LostAndFoundTables {
  pet_notices: PetNoticesTable;
  notice_contacts: NoticeContactsTable;
  notice_entries: NoticeEntriesTable;
}

export interface PetNoticesTable {
  id: string;
  created_at: string;
  folio: number;
  status: NoticeState;
  kind: NoticeKind;
  species: NoticeSpecies;
  sex: NoticeSex;
  size: NoticeSize;
  color: NoticeColor;
  other_color: NoticeColor | null;
  happened_on: string;
  postal_code: string;
  federal_state: string;
  place: string;
  area: string;
  /** Hundredths of a degree: the southwest corner of the square, or of that in which the middle of the place lies. */
  south: number | null;
  west: number | null;
  /** Whether the square is that of the animal. */
  is_square: 0 | 1;
  marks: string;
  question: string;
  answer: string;
  microchip: string;
  email: string;
  language: string;
  account_id: string | null;
  published_at: string | null;
  /** When its content or its photos last changed. */
  changed_at: string;
  /** What the desk last asked for, or why it refused. */
  note: string;
  reunion_with: number | null;
  expires_at: string;
  reminded_at: string | null;
  ended_at: string | null;
  search_text: string;
}

/** Somebody who wrote to whoever made a notice. */
export interface NoticeContactsTable {
  id: string;
  notice_id: string;
  created_at: string;
  way: ContactWay;
  state: ContactState;
  /** As it stood when they answered it. */
  question: string;
  answer: string;
  email: string;
  language: string;
}

export interface NoticeEntriesTable {
  id: string;
  contact_id: string;
  created_at: string;
  /** Of whoever made the notice; else of whoever wrote to them. */
  is_author: 0 | 1;
  text: string;
}
