import type { contactMessageFields } from '#domain/contact/message-fields.ts';
import type { subscriptionFields } from '#domain/contact/subscription-fields.ts';
import type { TableOf } from '../entity-columns.ts';

/** What people write to the organisation, and who wants mail of it. */
export interface CorrespondenceTables {
  contact_messages: ContactMessagesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  newsletter_moves: NewsletterMovesTable;
  mail_opt_outs: MailOptOutsTable;
}

type ContactMessagesTable = TableOf<typeof contactMessageFields>;

/** The ids are made from the addresses: see `subscriptionId`. */
interface NewsletterSubscriptionsTable extends TableOf<typeof subscriptionFields> {
  updated_at: string;
  /** Unique; see `normalizeEmail`. */
  email_normalized: string;
}

/** The ids of addresses: where the subscription of the one is now. */
interface NewsletterMovesTable {
  id: string;
  moved_to: string;
}

/** Ids as the newsletter gives them to addresses: whether an address is there only the portal can tell. */
interface MailOptOutsTable {
  id: string;
  created_at: string;
}
