import type { CardDesign, CardState, Delivery, Occasion } from '#domain/dedications/card.ts';
import type { Language } from '#domain/language.ts';

/** Cards in honour and in memory, and who wants none. */
export interface DedicationTables {
  gift_dedications: GiftDedicationsTable;
  card_refusals: CardRefusalsTable;
}

interface GiftDedicationsTable {
  donation_id: string;
  created_at: string;
  updated_at: string;
  state: CardState;
  occasion: Occasion;
  honoree: string;
  message: string;
  /** As the donor writes it. */
  sender: string;
  says_amount: number;
  design: CardDesign;
  delivery: Delivery;
  language: Language;
  /** The address; '' of one that is printed, and once it is erased. */
  receiver: string;
  /** A keyed hash of the mailbox. */
  receiver_key: string | null;
  /** YYYY-MM-DD */
  send_on: string | null;
  sent_at: string | null;
}

/** Who wants no cards, by a keyed hash of their mailbox. */
interface CardRefusalsTable {
  receiver_key: string;
  created_at: string;
}
