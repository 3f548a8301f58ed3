import type { Language } from '#domain/language.ts';

/** A mail that is ready to leave. Who it is from, the mailer knows. */
export interface MailMessage {
  /** Unique among all mails and the same at every try: receivers drop what they have already got. */
  id: string;
  /** One bare address. */
  to: string;
  replyTo?: string;
  /** Where mail servers report what became of it (RFC 5321 §4.4); its sender's address where it is left out. */
  returnPath?: string;
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
   * @param beforeHandover called when all is sent but the mail's end: until it has resolved nobody has taken the mail,
   * and if it throws nobody will
   * @throws MailRefused when it never will be; DeliveryUnknown; anything else is worth another try
   */
  send(
    message: MailMessage,
    signal?: AbortSignal,
    beforeHandover?: () => Promise<void>,
  ): Promise<void>;
}

/** The receiving side has said for good that it does not take this mail, or not at this address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** There is no such mailbox, whatever the mail says. */
  readonly noMailbox: boolean;

  constructor(message: string, options: ErrorOptions & { noMailbox?: boolean } = {}) {
    super(message, options);
    this.noMailbox = options.noMailbox ?? false;
  }
}

/** The whole mail was sent, and no response came: it may have been taken. */
export class DeliveryUnknown extends Error {
  override readonly name = 'DeliveryUnknown';
}
