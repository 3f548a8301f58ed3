import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import {
  type FosterAsk,
  type FosterRequest,
  requestStateOf,
} from '#domain/fostering/foster-request.ts';
import { needsInWords } from '#domain/fostering/needs-in-words.ts';
import { withoutAddresses } from '#domain/plain-name.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { nameAlone, salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AskKeys } from './ask-keys.ts';
import { findAsker } from './askers.repository.ts';
import { findAsksOf, findUnsent, noteSent } from './asks.repository.ts';
import { findHome } from './foster-homes.repository.ts';
import type { FosterMails } from './foster-mails.ts';
import { homeAsked } from './home-asked-mail.ts';
import { findRequest } from './requests.repository.ts';

interface Dependencies {
  accounts: Pick<AccountsService, 'contactsOf'>;
  clock: Clock;
  jobs: Jobs;
  mail: MailService;
  mails: FosterMails;
  keys: AskKeys;
  siteUrl: string;
}

export type FosterAsking = ReturnType<typeof createFosterAsking>;

/** Mails of one job. */
const atOnce = 10;

const which = z.object({ requestId: z.string() });
type Which = z.infer<typeof which>;

interface Asker {
  author: string;
  isTeam: boolean;
}

/** The mails of a question: to the homes that are asked, and to those that need not answer any more. */
export function createFosterAsking(dependencies: Dependencies) {
  const { accounts, clock, jobs, mail, mails, keys, siteUrl } = dependencies;

  /** Whoever lives there, as far as mails reach them. */
  async function personOf(tx: Tx, homeId: string) {
    const home = await findHome(tx.query, homeId);
    return home && mails.reached(tx, home.accountId);
  }

  async function write(tx: Tx, request: FosterRequest, { id, homeId }: FosterAsk, who: Asker) {
    const person = await personOf(tx, homeId);
    if (!person) return;
    const { species, count, words, expiresAt } = request;
    const needs = needsInWords(
      { ...request, city: withoutAddresses(request.city) },
      person.language,
    );
    const path = pathFor('fosterRequest', person.language, { key: keys.keyOf(id) });
    await mail.enqueue(tx, {
      template: homeAsked,
      to: person.email,
      language: person.language,
      data: {
        name: salutation(person.name),
        ...who,
        species,
        count,
        needs,
        words: withoutAddresses(words),
        expiresAt,
        answerUrl: siteUrl + path,
      },
      expiresAt,
    });
  }

  /** What was noted as sent is stored with the mails: both or neither, so that nobody is asked twice. */
  const askJob: Job<Which, 'fosters.ask'> = defineJob({
    kind: 'fosters.ask',
    queue: 'reminders',
    timeLimit: 60_000,
    input: which,
    run:
      async ({ requestId }) =>
      async (tx: Tx) => {
        const now = clock.now();
        const request = await findRequest(tx.query, requestId);
        if (!request || requestStateOf(request, now) !== 'open') return;
        const { authorId } = request;
        if (authorId === null) return;
        const author = (await accounts.contactsOf([authorId], tx.query)).get(authorId);
        // What a suspended account asked is closed.
        if (author?.disabled) return;
        const asks = await findUnsent(tx.query, requestId, atOnce);
        if (asks.length === 0) return;
        const isTeam = (await findAsker(tx.query, authorId)) === undefined;
        const who = { author: nameAlone(author?.name ?? ''), isTeam };
        for (const ask of asks) await write(tx, request, ask, who);
        const ids = asks.map(({ id }) => id);
        await noteSent(tx, ids, now.toISOString());
        if (asks.length === atOnce) await jobs.enqueue(tx, askJob, { requestId });
      },
  });

  const closeJob: Job<Which, 'fosters.tellSolved'> = defineJob({
    kind: 'fosters.tellSolved',
    queue: 'reminders',
    timeLimit: 60_000,
    input: which,
    run:
      async ({ requestId }) =>
      async (tx: Tx) => {
        const request = await findRequest(tx.query, requestId);
        // One that was opened again meanwhile is asked anew.
        if (!request || request.state === 'open') return;
        for (const ask of await findAsksOf(tx.query, [requestId])) {
          if (ask.sentAt === null || ask.answer !== null) continue;
          const home = await findHome(tx.query, ask.homeId);
          await mails.notifyClosed(tx, request, home, request.state === 'solved');
        }
      },
  });

  return {
    jobs: [askJob, closeJob] as const,
    begin: (tx: Tx, requestId: string): Promise<void> => jobs.enqueue(tx, askJob, { requestId }),
    notifyClosed: (tx: Tx, requestId: string): Promise<void> =>
      jobs.enqueue(tx, closeJob, { requestId }),
  };
}
