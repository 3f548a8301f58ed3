import type { Language } from '#domain/language.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import type { WishState } from '#domain/wishes/wish.ts';

/** Who wants to be told of new pets. Instants are UTC texts, days YYYY-MM-DD. */
export interface WishTables {
  wish_readers: WishReadersTable;
  wishes: WishesTable;
  wish_devices: WishDevicesTable;
  push_keys: PushKeysTable;
}

/** A device that is told by push; its endpoint opens it. */
interface WishDevicesTable {
  id: string;
  reader_id: string;
  created_at: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** One row, of id 1. */
interface PushKeysTable {
  id: number;
  created_at: string;
  public_key: string;
  sealed_key: string;
}

/** A mailbox. */
interface WishReadersTable {
  id: string;
  created_at: string;
  /** As it was typed. */
  email: string;
  email_normalized: string;
  language: Language;
  /** The day on which new pets were last looked for, for all its wishes: once a day. */
  checked_on: string;
}

interface WishesTable {
  id: string;
  reader_id: string;
  programme: Programme;
  /** `tidyFilter` */
  filter: string;
  state: WishState;
  requested_at: string;
  /** The latest `pet_debuts.since` that was looked at. */
  seen_until: string;
  /** The last day; null until it is confirmed. */
  lasts_until: string | null;
  /** The day on which its reader was asked whether to keep it; null until then, and again once it is kept. */
  reminded_on: string | null;
}
