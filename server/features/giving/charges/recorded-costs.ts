import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { petIdsOf } from '#domain/adoption/application-fields.ts';
import type { FeePet } from '#domain/adoption/charges/proposed-fee.ts';
import { ageOn } from '#domain/pets/birth.ts';
import type { Tx } from '#server/db/database.ts';
import { applicationReferences } from '#server/features/adoption/applications/application-references.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { expenseReferences } from '../expenses/expense-references.ts';
import { feesKept } from './charges.repository.ts';

/** More families no pet has had. */
const mostAdoptions = 50;

export interface RecordedCosts {
  pets: FeePet[];
  /** The expenses that they are. */
  expenseIds: string[];
}

/**
 * What was spent on the pets of an application and is recorded, less what other families were asked for of it: no expense is
 * recovered twice.
 * @param today YYYY-MM-DD
 */
export async function recordedCosts(
  query: Tx['query'],
  application: Pick<AdoptionApplication, 'id' | 'petId' | 'secondPetId'>,
  today: string,
): Promise<RecordedCosts> {
  const ids = petIdsOf(application);
  const expenses = await expenseReferences.costsOf(query, ids);
  const pets: FeePet[] = [];
  for (const { id, species, ...birth } of await petReferences.treated(query, ids)) {
    const others = (await applicationReferences.adoptionsOf(query, id, mostAdoptions)).filter(
      (one) => one.id !== application.id,
    );
    const kept = await feesKept(
      query,
      others.map((one) => one.id),
    );
    const spent = expenses
      .filter(({ petId }) => petId === id)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const recovered = kept.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    pets.push({ species, ...ageOn(birth, today), costsCents: Math.max(0, spent - recovered) });
  }
  return { pets, expenseIds: expenses.map(({ id }) => id) };
}
