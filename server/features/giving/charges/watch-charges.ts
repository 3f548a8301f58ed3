import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import { chargeLimits } from '#domain/adoption/charges/charge.ts';
import { addDays } from '#domain/dates.ts';
import type { Tx } from '#server/db/database.ts';
import { applicationReferences } from '#server/features/adoption/applications/application-references.ts';
import { sterilizationReferences } from '#server/features/adoption/follow-ups/sterilization-references.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { ChargeDependencies } from './charge-dependencies.ts';
import { end } from './charge-events.ts';
import { type Charge, changeCharge, chargesIn, lockCharge } from './charges.repository.ts';
import { lastDayOf } from './decide-charge.ts';

type Dependencies = Pick<ChargeDependencies, 'database' | 'clock' | 'today' | 'mails'>;

/** Read at a time. */
const atOnce = 100;

/** Those whose adoption does not come about any more. */
const fallenThrough: ReadonlySet<ApplicationState> = new Set(['declined', 'withdrawn', 'waiting']);

/**
 * What nobody told of: that a pet's own record says that it is sterilized, and that the portal itself has ended an application.
 * Reminds families of their deposits before the last day; nothing is lost when it is over.
 */
export const watchCharges = (dependencies: Dependencies) =>
  defineScheduledJob({
    kind: 'charges.watch',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '20 * * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      let after = '';
      for (;;) {
        const { query } = dependencies.database;
        const charges = await chargesIn(query, ['agreed', 'due', 'paid'], after, atOnce);
        for (const { id } of charges) {
          signal.throwIfAborted();
          await dependencies.database.transaction((tx) => watchOne(dependencies, tx, id));
        }
        const last = charges.at(-1);
        if (!last || charges.length < atOnce) return;
        after = last.id;
      }
    },
  });

async function watchOne(dependencies: Dependencies, tx: Tx, id: string): Promise<void> {
  const charge = await lockCharge(tx, id);
  if (!charge || charge.ended_as !== null) return;
  const application = await applicationReferences.find(tx.query, charge.application_id);
  if (!application) return;
  if (fallenThrough.has(application.status)) {
    // What nobody has signed is agreed on anew with the next contract.
    if (charge.due_at !== null) await end(dependencies, tx, charge, 'fellThrough');
    return;
  }
  if (charge.kind !== 'sterilizationDeposit' || charge.due_at === null) return;
  if (await sterilizationReferences.isDone(tx.query, application)) {
    return end(dependencies, tx, charge, 'sterilized');
  }
  await remind(dependencies, tx, charge, application);
}

/** Once for each day that is agreed on, of a deposit that is here. */
async function remind(
  { clock, today, mails }: Dependencies,
  tx: Tx,
  charge: Charge,
  { status }: AdoptionApplication,
): Promise<void> {
  if (charge.state !== 'paid' || status !== 'adopted') return;
  const day = await lastDayOf(tx.query, charge);
  const isTime = today() >= addDays(day, -chargeLimits.remindBefore) && today() <= day;
  if (!isTime || charge.reminded_for === day) return;
  await changeCharge(tx, charge.id, { reminded_for: day }, clock.now().toISOString());
  await mails.remind(tx, charge, day);
}
