import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { type Language, languages } from '#domain/language.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { type MailAttachment, type Mailer, MailRefused } from '#server/adapters/mail/mailer.ts';
import type { Tx } from '#server/db/database.ts';
import { defineJob, type JobRun, PermanentJobError } from '#server/jobs/define-job.ts';
import type { EnqueueOptions, Jobs } from '#server/jobs/jobs.ts';
import type { MailSite, MailTemplate } from './mail-content.ts';
import { renderHtml } from './render-html.tsx';
import { renderText } from './render-text.ts';

export type MailService = ReturnType<typeof createMailService>;

export interface NewMail<Data> {
  template: MailTemplate<Data>;
  /** One address that `isEmail` has let through. */
  to: string;
  /** The reader's. */
  language: Language;
  data: NoInfer<Data>;
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

/** A mail that waits, of any template; which data goes with which, `enqueue` knows. */
const input = z.object({
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

type Input = z.infer<typeof input>;

/** Longer than the mail server's own patience (`smtp-mailer.ts`). */
const timeLimit = 120_000;
/** The waits grow to an hour each: a mail server may be away for more than four days. */
const attempts = 120;

export function createMailService({
  jobs,
  mailer,
  files,
  mails,
  site,
  clock,
}: {
  jobs: Jobs;
  clock: Clock;
  mailer: Mailer;
  files: Pick<FileStore, 'open'>;
  /** Of every feature; read whenever it is asked. */
  mails: readonly MailTemplate<unknown>[];
  site: MailSite;
}) {
  /**
   * Hands a mail over at once.
   * @param beforeHandover as of `Mailer.send`
   * @throws MailRefused when it never will be taken; DeliveryUnknown; anything else is worth another try
   */
  async function deliver<Data>(
    {
      template,
      data,
      to,
      language,
      attachments = [],
      ...mail
    }: Omit<NewMail<Data>, 'files' | 'expiresAt'> & { attachments?: readonly MailAttachment[] },
    { id, signal }: Pick<JobRun, 'id' | 'signal'>,
    beforeHandover?: () => Promise<void>,
  ): Promise<void> {
    const content = template.write(data, language, site);
    const html = renderHtml(content, language, site);
    const text = renderText(content, site);
    const { subject } = content;
    const all = [...attachments, ...((await content.attach?.()) ?? [])];
    const message = { id, to, subject, text, html, language, attachments: all, ...mail };
    await mailer.send(message, signal, beforeHandover);
  }

  async function attach({ key, name }: MailedFile): Promise<MailAttachment> {
    const file = await files.open(key);
    if (!file) throw new Error(`The file ${key} of a mail is not there.`);
    return { name, type: file.type, content: await buffer(file.stream) };
  }

  async function send(
    { template: name, files: wanted = [], expiresAt, ...mail }: Input,
    run: JobRun,
  ): Promise<void> {
    if (expiresAt !== undefined && expiresAt <= clock.now().toISOString()) return;
    const template = mails.find((one) => one.name === name);
    if (!template) throw new PermanentJobError(`No feature writes the mail ${name}.`);
    if (template.isTrue && !(await template.isTrue(mail.data))) return;
    try {
      const attachments = await Promise.all(wanted.map(attach));
      await deliver({ ...mail, template, attachments }, run);
    } catch (error) {
      throw error instanceof MailRefused
        ? new PermanentJobError(error.message, { cause: error })
        : error;
    }
  }

  const sending = {
    timeLimit,
    attempts,
    input,
    holdsKey: ({ template }: Input) =>
      mails.find(({ name }) => name === template)?.holdsKey ?? true,
    run: send,
  };
  const jobOf = {
    mail: defineJob({ ...sending, kind: 'mail.send', queue: 'mail' }),
    receipts: defineJob({ ...sending, kind: 'mail.sendReceipt', queue: 'receipts' }),
    bulkMail: defineJob({ ...sending, kind: 'mail.sendBulk', queue: 'bulkMail' }),
  };
  const sendJobs = [jobOf.mail, jobOf.receipts, jobOf.bulkMail] as const;

  /** Those that have not left, the permanently failed included, with what they were given. */
  async function waiting(query: Tx['query']) {
    const unfinished = await jobs.unfinished(
      query,
      sendJobs.map(({ kind }) => kind),
    );
    return unfinished.flatMap(({ input: stored, ...job }) => {
      const { data: mail } = input.safeParse(stored);
      return mail ? [{ ...job, input: mail }] : [];
    });
  }

  async function waitingFor(query: Tx['query'], email: string) {
    const isTo = normalizeEmail(email);
    return (await waiting(query)).filter(({ input: { to } }) => normalizeEmail(to) === isTo);
  }

  return {
    jobs: sendJobs,
    deliver,

    /**
     * The mail leaves within seconds of the commit, or as soon as the mail server takes it (after those
     * before it in its queue); never without the commit.
     */
    async enqueue<Data extends object>(
      tx: Tx,
      { template, ...mail }: NewMail<Data>,
      options?: EnqueueOptions,
    ): Promise<void> {
      if (!mails.includes(template)) throw new Error(`No feature brings ${template.name}.`);
      await jobs.enqueue(tx, jobOf[template.queue], { ...mail, template: template.name }, options);
    },

    waiting,

    /** Those that wait for an address. */
    waitingFor,

    /** Sends what waits for an address to another one, all but mails of some templates. */
    async readdress(
      tx: Tx,
      { from, to }: { from: string; to: string },
      { but }: { but: readonly { name: string }[] },
    ): Promise<void> {
      for (const { id, input: stored } of await waitingFor(tx.query, from)) {
        if (but.some(({ name }) => name === stored.template)) continue;
        await jobs.replaceInput(tx, id, { ...stored, to });
      }
    },
  };
}
