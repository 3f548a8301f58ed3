import type { contactMessageFields } from '#domain/contact/message-fields.ts';
import type { ReplyDelivery, ReplyDirection } from '#domain/contact/message-reply.ts';
import type { subscriptionFields } from '#domain/contact/subscription-fields.ts';
import type { Language } from '#domain/language.ts';
import type {
  IssueDeliveryState,
  IssueState,
  ReturnedMail,
} from '#domain/newsletter/issue-states.ts';
import type { TableOf } from '../entity-columns.ts';

/** What people write to the organisation, and who wants mail of it. */
export interface CorrespondenceTables {
  contact_messages: ContactMessagesTable;
  message_replies: MessageRepliesTable;
  saved_replies: SavedRepliesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  newsletter_issues: NewsletterIssuesTable;
  newsletter_issue_pictures: NewsletterIssuePicturesTable;
  newsletter_deliveries: NewsletterDeliveriesTable;
  newsletter_links: NewsletterLinksTable;
  newsletter_settings: NewsletterSettingsTable;
  newsletter_moves: NewsletterMovesTable;
  mail_opt_outs: MailOptOutsTable;
}

interface ContactMessagesTable extends TableOf<typeof contactMessageFields> {
  /** By whom is null where it was read before the portal noted it. */
  read_at: string | null;
  read_by: string | null;
  assigned_to: string | null;
  /** When its sender last wrote; null where a portal of the version before stored it, as of the next two. */
  activity_at: string | null;
  /** Up to when colleagues were told of it. */
  told_at: string | null;
  /** Null where nobody has, and where an answer is known not to have arrived, or may not have. */
  answered_at: string | null;
  /** `foldText` of all that it says, its thread included. */
  search_text: string | null;
}

interface MessageRepliesTable {
  id: string;
  message_id: string;
  direction: ReplyDirection;
  created_at: string;
  /** Who answered; null of what came, and where the account is gone. */
  author_id: string | null;
  from_email: string;
  text: string;
  quoted: string;
  attachments_json: string;
  automatic: number;
  /** Message-ID; '' where a mail had none. */
  mail_id: string;
  /** Tells a mail that came from all others. */
  mail_key: string | null;
  delivery: ReplyDelivery | null;
  /** When the mail server was about to have all of it. */
  offered_at: string | null;
  sent_at: string | null;
}

interface SavedRepliesTable {
  id: string;
  created_at: string;
  name: string;
  text_es: string;
  text_en: string;
}

/** The ids are made from the addresses: see `subscriptionId`. */
interface NewsletterSubscriptionsTable extends TableOf<typeof subscriptionFields> {
  updated_at: string;
  /** Unique; see `normalizeEmail`. */
  email_normalized: string;
  /** The import that brought it in; null where its reader asked for it. */
  brought_by: string | null;
}

interface NewsletterIssuePicturesTable {
  issue_id: string;
  /** In `content_assets`. */
  asset_id: string;
}

/** Instants are UTC texts. */
interface NewsletterIssuesTable {
  id: string;
  created_at: string;
  updated_at: string;
  state: IssueState;
  /** Grows with each change that somebody keeps. */
  revision: number;
  /** `issueContent` */
  content_json: string;
  /** When it is due, where it is scheduled. */
  send_at: string | null;
  started_at: string | null;
  ended_at: string | null;
  /** Grows whenever sending begins anew: jobs of an earlier round stop. */
  round: number;
  /** Of the subscription up to which deliveries are prepared. */
  prepared_folio: number;
  prepared_at: string | null;
  /** `ShownItems`, from when it began to be sent; null before, and of issues that an earlier version sent. */
  shown_json: string | null;
  /** Since when everybody may read it. */
  archived_at: string | null;
}

/** One for each issue and address. */
interface NewsletterDeliveriesTable {
  id: string;
  issue_id: string;
  subscription_id: string;
  email: string;
  /** See `normalizeEmail`. */
  email_normalized: string;
  language: Language;
  state: IssueDeliveryState;
  created_at: string;
  claimed_by: string | null;
  claimed_at: string | null;
  /** When the mail server was about to have all of the mail. */
  offered_at: string | null;
  sent_at: string | null;
  failure: string | null;
  /** By the link in this mail. */
  unsubscribed_at: string | null;
  /** What came back of a mail that was sent. */
  returned: ReturnedMail | null;
  returned_at: string | null;
  /** As of `event_mails`. */
  failure_seen_at: string | null;
}

/** A link in the mails of an issue in a language. Nothing in it tells readers apart. */
interface NewsletterLinksTable {
  /** Nobody can guess it: it is the end of the address that the mails have. */
  id: string;
  created_at: string;
  issue_id: string;
  language: Language;
  /** Where it leads. */
  address: string;
  /** What the mail calls it. */
  label: string;
  /** Null once it has been counted for as long as counts are kept. */
  clicks: number | null;
}

/** One row at most. */
interface NewsletterSettingsTable {
  id: 'newsletter';
  counts_clicks: 0 | 1;
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
