import type { MessageHead } from '#server/adapters/mail/message-head.ts';
import type {
  MailedAttachment,
  MailedReport,
  MailedText,
} from '#server/adapters/mail/read-message.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** What both kinds of claims know of the message. */
interface Claimed {
  /** Before the message is taken apart, however often it comes. @throws AppError tooManyRequests: it should come again */
  admit(): Promise<void>;
}

/** Attachments that lie on the disk until `receive` ends. */
interface AttachmentsClaim extends Claimed {
  reads: 'attachments';
  receive(attachments: readonly MailedAttachment[]): Promise<void>;
}

/** What the message says, and what its attachments are called. */
interface TextClaim extends Claimed {
  reads: 'text';
  receive(text: MailedText): Promise<void>;
}

/** What a mail server reports about a mail that the portal sent. */
interface ReportClaim extends Claimed {
  reads: 'report';
  receive(report: MailedReport): Promise<void>;
}

/**
 * A message that reaches something of a feature. `receive` may be called again for the same message, also after the
 * process was killed in it: the feature notes what it has received in the transaction that keeps it.
 * An AppError tooManyRequests or unavailable of `receive` says that the message should come again.
 */
export type MailClaim = AttachmentsClaim | TextClaim | ReportClaim;

/** @returns what of the feature the message reaches, by its header fields alone */
export type MailRecipient = (head: MessageHead) => Promise<readonly MailClaim[]>;

export const mailRecipients = extensionPoint<MailRecipient>();
