import type { Language } from '#domain/language.ts';
import { type Mailer, MailRefused } from '#server/adapters/mail/mailer.ts';
import type { Tx } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { EnqueueOptions } from '#server/jobs/outbox.repository.ts';
import { HopelessJob } from '#server/jobs/runner.ts';
import type { MailSite, MailTemplate } from './mail-content.ts';
import { renderHtml } from './render-html.ts';
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

const kind = 'mail.send';

/** The waits grow to an hour each: a mail server may be away for more than four days. */
const maxAttempts = 120;

export function createMailService({
  jobs,
  mailer,
  site,
}: {
  jobs: Jobs;
  mailer: Mailer;
  site: MailSite;
}) {
  jobs.handle(kind, async (payload, { id, signal }) => {
    // Only `enqueue` below stores jobs of this kind.
    const { template, data, to, language, replyTo, headers } = payload as NewMail<TemplateName>;
    const write = templates[template] as MailTemplate<unknown>;
    const content = write(data, language, site);
    const html = renderHtml(content, language, site);
    const text = renderText(content, site);
    const { subject } = content;
    try {
      await mailer.send({ id, to, replyTo, subject, text, html, language, headers }, signal);
    } catch (error) {
      throw error instanceof MailRefused ? new HopelessJob(error.message, { cause: error }) : error;
    }
  });

  return {
    /** The mail leaves within seconds of the commit, or as soon as the mail server takes it; never without the commit. */
    enqueue<Name extends TemplateName>(
      tx: Tx,
      mail: NewMail<Name>,
      options?: Pick<EnqueueOptions, 'dedupeKey' | 'runAt'>,
    ): Promise<void> {
      return jobs.enqueue(tx, kind, mail, { maxAttempts, ...options });
    },
  };
}
