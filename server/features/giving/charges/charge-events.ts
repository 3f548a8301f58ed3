import type { ChargeEnd } from '#domain/adoption/charges/charge.ts';
import type { Tx } from '#server/db/database.ts';
import type { ApplicationListener } from '#server/features/adoption/applications/application-listener.ts';
import { sterilizationReferences } from '#server/features/adoption/follow-ups/sterilization-references.ts';
import type { ChargeDependencies } from './charge-dependencies.ts';
import { type Charge, chargesOf, lockCharge } from './charges.repository.ts';
import { settle } from './settle-charge.ts';

const { isDone } = sterilizationReferences;

type Dependencies = Pick<ChargeDependencies, 'clock' | 'mails'>;

/**
 * With the seal of a contract what it asks for can be paid. What was paid goes back where the adoption falls through; of a pet
 * that came back later its deposit, for the family has nothing to promise any more.
 */
export const onApplication =
  (dependencies: Dependencies): ApplicationListener =>
  async (tx, application, what) => {
    if (what === 'adopted' || what === 'contractSigned') return;
    // Of a pair both.
    if (what === 'sterilized' && !(await isDone(tx.query, application))) return;
    for (const found of await chargesOf(tx.query, application.id)) {
      const charge = await lockCharge(tx, found.id);
      if (charge) await hear(dependencies, tx, charge, what);
    }
  };

async function hear(
  dependencies: Dependencies,
  tx: Tx,
  charge: Charge,
  what: 'contractSealed' | 'fellThrough' | 'returned' | 'sterilized',
): Promise<void> {
  if (what === 'contractSealed') return makeDue(dependencies, tx, charge);
  if (what === 'fellThrough') return end(dependencies, tx, charge, 'fellThrough');
  if (charge.kind !== 'sterilizationDeposit') return;
  await end(dependencies, tx, charge, what === 'sterilized' ? 'sterilized' : 'fellThrough');
}

async function makeDue(dependencies: Dependencies, tx: Tx, charge: Charge): Promise<void> {
  if (charge.due_at !== null) return;
  await settle(dependencies, tx, charge, { due_at: dependencies.clock.now().toISOString() });
}

/** Once: what a person has decided stays. */
export async function end(
  dependencies: Dependencies,
  tx: Tx,
  charge: Charge,
  endedAs: ChargeEnd,
  by: Partial<Pick<Charge, 'ended_by' | 'reason'>> = {},
): Promise<void> {
  if (charge.ended_as !== null) return;
  const ended_at = dependencies.clock.now().toISOString();
  await settle(dependencies, tx, charge, { ...by, ended_as: endedAs, ended_at });
}
