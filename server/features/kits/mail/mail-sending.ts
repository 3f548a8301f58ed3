import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import { type Language, languages } from '#domain/language.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { type MailAttachment, type Mailer, MailRefused } from '#server/adapters/mail/mailer.ts';
import { type JobRun, PermanentJobError } from '#server/jobs/define-job.ts';
import type { MailEditors, MailSite, MailTemplate } from './mail-content.ts';
import { withPlainNames } from './plain-data.ts';
import { renderHtml } from './render-html.tsx';
import { renderText } from './render-text.ts';

export interface NewMail<Data> {
  template: MailTemplate<Data>;
  /** One address that `isEmail` has let through. */
  to: string;
  /** The reader's. */
  language: Language;
  data: NoInfer<Data>;
  /** What it tells a change of, where the same people may cause many: beyond `mostAbout` one mail tells of the others. */
  about?: string | undefined;
  replyTo?: string;
  headers?: Record<string, string>;
  /** Instant, UTC ISO 8601: from then on it is of no use, and does not leave. */
  expiresAt?: string;
  /** Files of the file store, which must be there when the mail leaves. */
  files?: readonly MailedFile[];
}

interface MailedFile {
  key: string;
  /** As the reader sees it. */
  name: string;
}

/** A mail that is handed over at once, with what is attached to it. */
export type DirectMail<Data> = Omit<NewMail<Data>, 'about' | 'files' | 'expiresAt'> & {
  attachments?: readonly MailAttachment[];
  returnPath?: string;
};

/** A mail that waits, of any template; which data goes with which, `enqueue` knows. */
export const waitingMail = z.object({
  template: z.string().max(100),
  to: z.string().max(320),
  language: z.enum(languages),
  data: z.custom<object>((data) => typeof data === 'object' && data !== null),
  replyTo: z.string().max(320).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  expiresAt: z.iso.datetime().optional(),
  files: z
    .array(z.object({ key: z.string(), name: z.string() }))
    .readonly()
    .optional(),
});

export type WaitingMail = z.infer<typeof waitingMail>;

/** What handing mails over depends on. */
export interface MailSending {
  clock: Clock;
  mailer: Mailer;
  files: Pick<FileStore, 'open'>;
  /** Of every feature; read whenever it is asked. */
  mails: readonly MailTemplate<unknown>[];
  site: MailSite;
  content: MailEditors;
}

/**
 * Hands a mail over at once.
 * @param beforeHandover as of `Mailer.send`
 * @throws MailRefused when it never will be taken; DeliveryUnknown; anything else is worth another try
 */
export async function deliver<Data>(
  sending: MailSending,
  { template, data, to, language, attachments = [], ...mail }: DirectMail<Data>,
  { id, signal }: Pick<JobRun, 'id' | 'signal'>,
  beforeHandover?: () => Promise<void>,
): Promise<void> {
  const { content, ...written } = await render(sending, template, data, language);
  const all = [...attachments, ...((await content.attach?.(sending.content)) ?? [])];
  const message = { id, to, ...written, language, attachments: all, ...mail };
  await sending.mailer.send(message, signal, beforeHandover);
}

/** For whoever sees to it that it leaves; a mail that nobody can write any more has no subject. */
export async function describe(
  sending: MailSending,
  { template: name, to, data, language }: WaitingMail,
): Promise<{ to: string; subject: string | null }> {
  const template = sending.mails.find((one) => one.name === name);
  try {
    return {
      to,
      subject: template ? (await render(sending, template, data, language)).subject : null,
    };
  } catch {
    return { to, subject: null };
  }
}

/** As it would leave. @param preview the token of a preview link: with the draft that it opens */
export async function render<Data>(
  { site, content: editors }: Pick<MailSending, 'site' | 'content'>,
  template: MailTemplate<Data>,
  data: Data,
  language: Language,
  preview?: string,
) {
  const texts = {
    organisation: await editors.record<'mails' | 'paymentSlip'>('mails', language, preview),
    voucher: await editors.shown('voucher', language, preview),
    firstDays: await editors.shown('firstDays', language, preview),
  };
  const named = { ...site, name: texts.organisation.name };
  const content = template.write(withPlainNames(data, language), language, named, texts);
  const html = renderHtml(content, language, named);
  return { content, subject: content.subject, html, text: renderText(content, named) };
}

async function attach({ files }: MailSending, { key, name }: MailedFile): Promise<MailAttachment> {
  const file = await files.open(key);
  if (!file) throw new Error(`The file ${key} of a mail is not there.`);
  return { name, type: file.type, content: await buffer(file.stream) };
}

export async function send(
  sending: MailSending,
  { template: name, files: wanted = [], expiresAt, ...mail }: WaitingMail,
  run: JobRun,
): Promise<void> {
  const { clock, mails } = sending;
  if (expiresAt !== undefined && expiresAt <= clock.now().toISOString()) return;
  const template = mails.find((one) => one.name === name);
  if (!template) throw new PermanentJobError(`No feature writes the mail ${name}.`);
  if (template.isTrue && !(await template.isTrue(mail.data))) return;
  try {
    const attachments = await Promise.all(wanted.map((file) => attach(sending, file)));
    await deliver(sending, { ...mail, template, attachments }, run);
  } catch (error) {
    throw error instanceof MailRefused
      ? new PermanentJobError(error.message, { cause: error })
      : error;
  }
}
