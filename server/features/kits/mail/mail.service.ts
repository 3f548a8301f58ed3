import type { ContentKey } from '#domain/content/content-documents.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import { defineJob, type JobRun } from '#server/jobs/define-job.ts';
import type { EnqueueOptions, Jobs } from '#server/jobs/jobs.ts';
import { createSigner } from '#server/keys/signatures.ts';
import type { SharedCounts } from '../shared-counts/shared-counts.ts';
import type { ChosenMailer } from './chosen-mailer.ts';
import { laterChanges } from './later-changes-mail.ts';
import type { MailTemplate } from './mail-content.ts';
import { type SamplePreview, samplesOf, showSample } from './mail-samples.ts';
import {
  type DirectMail,
  deliver,
  describe,
  type MailSending,
  type NewMail,
  render,
  send,
  type WaitingMail,
  waitingMail,
} from './mail-sending.ts';

export type MailService = ReturnType<typeof createMailService>;

/** Longer than the mail server's own patience (`smtp-mailer.ts`). */
const timeLimit = 120_000;
/** The waits grow to an hour each: a mail server may be away for more than four days. */
const attempts = 120;

/** Mails about one thing that one address gets within this time. */
const mostAbout = 12;
const aboutWithin = 6 * 3_600_000;

export function createMailService(
  dependencies: MailSending &
    Omit<ChosenMailer, 'mailer'> & { jobs: Jobs; sharedCounts: SharedCounts; secretKey: string },
) {
  const { clock, jobs, mails, sharedCounts } = dependencies;
  const signer = createSigner(dependencies.secretKey, 'mails about one thing');

  const sending = {
    timeLimit,
    attempts,
    waitsFor: 'mail' as const,
    input: waitingMail,
    holdsKey: ({ template }: WaitingMail) =>
      mails.find(({ name }) => name === template)?.holdsKey ?? true,
    run: (mail: WaitingMail, run: JobRun) => send(dependencies, mail, run),
  };
  const jobOf = {
    mail: defineJob({ ...sending, kind: 'mail.send', queue: 'mail' }),
    receipts: defineJob({ ...sending, kind: 'mail.sendReceipt', queue: 'receipts' }),
    bulkMail: defineJob({ ...sending, kind: 'mail.sendBulk', queue: 'bulkMail' }),
  };
  const sendJobs = [jobOf.mail, jobOf.receipts, jobOf.bulkMail] as const;

  /** How many mails about one thing an address is due by now, this included, and when they are counted anew. */
  function countAbout(tx: Tx, about: string, to: string) {
    const key = signer.sign(JSON.stringify([about, normalizeEmail(to)]));
    const lapsesAt = new Date(clock.now().getTime() + aboutWithin);
    return sharedCounts.add({ kind: 'mailAbout', key }, 1, lapsesAt, tx);
  }

  /** Those that have not left, the permanently failed included, with what they were given. */
  async function waiting(query: Tx['query']) {
    const unfinished = await jobs.unfinished(
      query,
      sendJobs.map(({ kind }) => kind),
    );
    return unfinished.flatMap(({ input: stored, ...job }) => {
      const { data: mail } = waitingMail.safeParse(stored);
      return mail ? [{ ...job, input: mail }] : [];
    });
  }

  async function waitingFor(query: Tx['query'], email: string) {
    const isTo = normalizeEmail(email);
    return (await waiting(query)).filter(({ input: { to } }) => normalizeEmail(to) === isTo);
  }

  return {
    jobs: sendJobs,

    /** Whether mails go to a mail server, and not to a folder of this one. */
    leaves: dependencies.leaves,
    /** The address that mails are from. */
    sender: dependencies.sender,

    /** As it would leave. */
    render: <Data>(template: MailTemplate<Data>, data: Data, language: Language) =>
      render(dependencies, template, data, language),

    /** To whom a job's mail goes, and its subject as it would leave; undefined of other jobs, and of what cannot be written. */
    async describe(kind: string, input: unknown) {
      if (!sendJobs.some((job) => job.kind === kind)) return undefined;
      const { data: waiting } = waitingMail.safeParse(input);
      return waiting && describe(dependencies, waiting);
    },

    samplesOf: (key: ContentKey, token: string) => samplesOf(dependencies, key, token),

    showSample: (preview: SamplePreview) => showSample(dependencies, preview),

    /** Each kind of mail that features bring. */
    kinds: mails,

    deliver: <Data>(
      mail: DirectMail<Data>,
      run: Pick<JobRun, 'id' | 'signal'>,
      beforeHandover?: () => Promise<void>,
    ) => deliver(dependencies, mail, run, beforeHandover),

    /**
     * The mail leaves within seconds of the commit, or as soon as the mail server takes it (after those
     * before it in its queue); never without the commit.
     */
    async enqueue<Data extends object>(
      tx: Tx,
      { template, about, ...mail }: NewMail<Data>,
      options?: EnqueueOptions,
    ): Promise<void> {
      if (!mails.includes(template)) throw new Error(`No feature brings ${template.name}.`);
      if (about !== undefined) {
        const { count, lapsesAt } = await countAbout(tx, about, mail.to);
        if (count === mostAbout + 1) {
          const { to, language } = mail;
          const later = { to, language, template: laterChanges.name, data: {} };
          await jobs.enqueue(tx, jobOf[laterChanges.queue], later, { runAt: lapsesAt });
        }
        if (count > mostAbout) return;
      }
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
