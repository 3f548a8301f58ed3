import type { Logger } from 'pino';
import { dateIn } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { DisputeFacts, PaymentFacts } from '#server/adapters/payments/payment-facts.ts';
import type { DisputesAsked } from '#server/adapters/payments/payment-provider.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { findKnownDisputes, forgetUnclaimed, type KnownDispute } from './disputes.repository.ts';
import { findNotAskedSince, noteAsked } from './donations.repository.ts';
import { heardOfDispute, type PaymentBooks } from './payment-events.ts';
import type { AnyProvider, ProviderRegistry } from './provider-registry.ts';

const day = 24 * 60 * 60_000;
/** As far back as PayPal lists disputes; cards are disputed within 120 days of their charge. */
const listedFor = 179 * day;
/** Longer than they are listed, so that none is read anew. */
const keptUnclaimedFor = 200 * day;
/** Days after a payment, and the day after each, on which its provider is asked what went back of it. */
const askedAfter = [1, 3, 7, 14, 21, 28, 42, 56, 70, 84, 98, 120];
/** Once for both days. */
const notAskedFor = 2 * day;
/** In one round. */
const mostPayments = 60;

interface Dependencies extends PaymentBooks {
  log: Logger;
  providers: ProviderRegistry;
  /** IANA name; decides on which day a payment came. */
  timezone: string;
}

/**
 * Asks providers for disputes whose messages never came, and what went back of payments without a word: reversals,
 * refunds that failed, and disputes of whoever lists none.
 */
export const disputeReconciliation = (dependencies: Dependencies) =>
  defineScheduledJob({
    kind: 'donations.reconcileDisputes',
    queue: 'providers',
    timeLimit: 10 * 60_000,
    pattern: '11 * * * *',
    scope: 'cluster',
    async run(_occurrence, { signal }) {
      const { database, clock, providers } = dependencies;
      const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
      const onDay = (days: number) => dateIn(dependencies.timezone, ago(days * day));
      for (const reader of providers.readers()) {
        if (!signal.aborted)
          await logFailure(dependencies, { provider: reader.name }, () =>
            list(dependencies, reader, ago(listedFor)),
          );
      }
      const due = await findNotAskedSince(database, {
        days: askedAfter.flatMap((days) => [onDay(days), onDay(days + 1)]),
        askedBefore: ago(notAskedFor),
        of: providers.pairs(),
        limit: mostPayments,
      });
      for (const donation of due) {
        if (signal.aborted) return;
        await logFailure(dependencies, { donationId: donation.id }, () =>
          askWhatWentBack(dependencies, donation),
        );
      }
      await database.transaction((tx) => forgetUnclaimed(tx, ago(keptUnclaimedFor)));
    },
  });

/** One that fails holds up no other. */
async function logFailure(
  { log }: Dependencies,
  about: object,
  work: () => Promise<void>,
): Promise<void> {
  await work().catch((error: unknown) => {
    log.warn({ ...about, err: error }, 'a provider could not be asked about disputes');
  });
}

async function list(dependencies: Dependencies, reader: AnyProvider, since: Date): Promise<void> {
  if (!reader.listDisputes) return;
  const { database, clock } = dependencies;
  const known = await findKnownDisputes(database, reader.name, since);
  const asked: DisputesAsked = {
    since,
    now: clock.now(),
    isKnown: (id, at) => (known.get(id)?.asOf ?? '') >= at,
  };
  for (const dispute of await reader.listDisputes(asked)) {
    if (isNews(dispute, known.get(dispute.id))) {
      await heardOfDispute(dependencies, reader, { kind: 'dispute', dispute });
    }
  }
}

const isNews = (heard: DisputeFacts, known: KnownDispute | undefined) =>
  known === undefined ||
  known.state !== heard.state ||
  known.answerBy !== (heard.answerBy ?? known.answerBy) ||
  known.withdrawnCents < heard.withdrawnCents ||
  known.reinstatedCents < heard.reinstatedCents;

async function askWhatWentBack(dependencies: Dependencies, donation: Donation): Promise<void> {
  const { database, clock, ledger, providers } = dependencies;
  const { id, reference, settledAs, method } = donation;
  if (reference === null) return;
  const provider = providers.of(method, donation);
  await noteAsked(database, id, clock.now());
  const found = await provider.findRefunds({ reference, settledAs: settledAs ?? undefined });
  if (!found) return;
  // Nobody says whether we gave it back or it was taken: the donor is told nothing that may be untrue.
  const facts: PaymentFacts = { ...found.facts, isReversal: true };
  await database.transaction((tx) => ledger.apply(tx, id, facts));
  const at = clock.now().toISOString();
  for (const dispute of found.disputes ?? []) {
    await heardOfDispute(dependencies, provider, { kind: 'dispute', dispute: { ...dispute, at } });
  }
}
