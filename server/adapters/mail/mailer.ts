import type { Language } from '#domain/language.ts';

/** A mail that is ready to leave. Who it is from, the mailer knows. */
export interface MailMessage {
  /** Unique among all mails and the same at every try: receivers drop what they have already got. */
  id: string;
  /** One bare address. */
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  name: string;
  /** With its parameters: `text/calendar; charset=utf-8`. */
  type: string;
  content: string | Buffer;
}

export interface Mailer {
  /**
   * Resolves when the mail is in other hands.
   * @throws MailRefused when it never will be; anything else is worth another try
   */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>;
}

/** The receiving side has said for good that it does not take this mail, or not at this address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
