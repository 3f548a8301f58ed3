import { type Clock, dateIn } from '#domain/clock.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { findDonation } from '../donations.repository.ts';
import { cardFacts, leftOf } from './card-facts.ts';
import type { CardKeys } from './card-keys.ts';
import { dedicationCard } from './card-mail.ts';
import { isRefused } from './card-refusals.repository.ts';
import { findDueCards, moveDedication, type StoredDedication } from './dedications.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  siteUrl: string;
  mail: MailService;
  limits: RateLimits;
  content: Pick<ContentService, 'organisationName'>;
  cardKeys: CardKeys;
}

const atOnce = 100;

/** By day cards leave whose gift is paid and whose day has come; each once. */
export function cardSending(dependencies: Dependencies) {
  const { database, clock, timezone, content } = dependencies;
  return defineScheduledJob({
    kind: 'donations.sendCards',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '*/5 8-22 * * *',
    scope: 'cluster',
    async run() {
      const today = dateIn(timezone, clock.now());
      const organisation = await content.organisationName();
      for (let after = ''; ; ) {
        const found = await findDueCards(database.query, today, { after, limit: atOnce });
        for (const card of found) await send(dependencies, card, organisation);
        const last = found.at(-1);
        if (!last || found.length < atOnce) return;
        after = last.donationId;
      }
    },
  });
}

/** Not while its gift is not there, nor where its receiver wants none, or has had enough of them today. */
async function send(
  { database, clock, siteUrl, mail, limits, cardKeys }: Dependencies,
  card: StoredDedication,
  organisation: string,
): Promise<void> {
  const { donationId, receiver, receiverKey, language, message, design } = card;
  if (receiverKey === null || receiver === '') return;
  const now = clock.now().toISOString();
  await database.transaction(async (tx) => {
    const donation = await findDonation(tx.query, donationId);
    if (donation?.status !== 'paid') return;
    if (await isRefused(tx.query, receiverKey)) {
      await moveDedication(tx, donationId, ['ready'], { state: 'refused' }, now);
      return;
    }
    if (!(await limits.allows('cardMail', receiverKey, { tx }))) return;
    const sent = { state: 'sent', sentAt: now } as const;
    if (!(await moveDedication(tx, donationId, ['ready'], sent, now))) return;
    const facts = cardFacts({ ...card, amountCents: leftOf(donation) }, organisation);
    const path = pathFor('cardRefusal', language, { key: cardKeys.refusalOf(receiverKey) });
    const data = { facts, message, design, refusalUrl: siteUrl + path };
    await mail.enqueue(tx, { template: dedicationCard, to: receiver, language, data });
  });
}
