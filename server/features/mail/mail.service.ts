import { z } from 'zod';
import { type Language, languages } from '#domain/language.ts';
import { type MailAttachment, type Mailer, MailRefused } from '#server/adapters/mail/mailer.ts';
import type { Tx } from '#server/db/database.ts';
import { defineJob, HopelessJob, type JobRun } from '#server/jobs/define-job.ts';
import type { EnqueueOptions, Jobs } from '#server/jobs/jobs.ts';
import type { MailSite, MailTemplate } from './mail-content.ts';
import { renderHtml } from './render-html.tsx';
import { renderText } from './render-text.ts';
import { type TemplateData, type TemplateName, templates } from './templates/index.ts';

export type MailService = ReturnType<typeof createMailService>;

export interface NewMail<Name extends TemplateName> {
  template: Name;
  /** One address that `isEmail` has let through. */
  to: string;
  /** The reader's. */
  language: Language;
  data: TemplateData<Name>;
  replyTo?: string;
  headers?: Record<string, string>;
}

/** Of all templates; which data goes with which, `enqueue` knows. */
const input = z.object({
  template: z.enum(Object.keys(templates) as [TemplateName, ...TemplateName[]]),
  to: z.string().max(320),
  language: z.enum(languages),
  data: z.custom<TemplateData<TemplateName>>((data) => typeof data === 'object' && data !== null),
  replyTo: z.string().max(320).optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

type Input = z.infer<typeof input>;
type Delivered = Input & { attachments?: readonly MailAttachment[] };

/** Longer than the mail server's own patience (`smtp-mailer.ts`). */
const timeLimit = 120_000;
/** The waits grow to an hour each: a mail server may be away for more than four days. */
const attempts = 120;

export function createMailService({
  jobs,
  mailer,
  site,
}: {
  jobs: Jobs;
  mailer: Mailer;
  site: MailSite;
}) {
  /**
   * Hands a mail over at once.
   * @throws MailRefused when it never will be taken; anything else is worth another try
   */
  async function deliver(
    { template, data, to, language, ...mail }: Delivered,
    { id, signal }: Pick<JobRun, 'id' | 'signal'>,
  ): Promise<void> {
    const write = templates[template] as MailTemplate<unknown>;
    const content = write(data, language, site);
    const html = renderHtml(content, language, site);
    const text = renderText(content, site);
    const { subject } = content;
    await mailer.send({ id, to, subject, text, html, language, ...mail }, signal);
  }

  async function send(mail: Input, run: JobRun) {
    try {
      await deliver(mail, run);
    } catch (error) {
      throw error instanceof MailRefused ? new HopelessJob(error.message, { cause: error }) : error;
    }
  }

  const sendMail = defineJob({
    kind: 'mail.send',
    lane: 'mail',
    timeLimit,
    attempts,
    input,
    run: send,
  });

  return {
    sendMail,
    deliver,

    /** The mail leaves within seconds of the commit, or as soon as the mail server takes it; never without the commit. */
    enqueue<Name extends TemplateName>(
      tx: Tx,
      mail: NewMail<Name>,
      options?: EnqueueOptions,
    ): Promise<void> {
      return jobs.enqueue(tx, sendMail, mail, options);
    },
  };
}
