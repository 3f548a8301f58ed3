import type { Actor } from '#domain/access/actor.ts';
import type { Tx } from '#server/db/database.ts';
import type { PetReference } from '#server/features/animals/pets/core/pet-references.ts';
import type { ExpenseDependencies } from './expense-dependencies.ts';

interface Change {
  /** Undefined: of the organisation alone. */
  pet: PetReference | undefined;
  expenseId?: string;
  what: 'added' | 'corrected' | 'deleted' | 'restored' | 'fileAdded' | 'fileRemoved' | 'budget';
}

/** Its entry in the log. */
export async function recordChange(
  { audit }: Pick<ExpenseDependencies, 'audit'>,
  tx: Tx,
  { viewer, address }: Actor,
  { pet, expenseId, what }: Change,
): Promise<void> {
  await audit.record(tx, {
    action: pet ? 'pet.expensesChanged' : 'expense.changed',
    actorId: viewer.kind === 'user' ? viewer.id : null,
    subjectId: pet?.ownerId ?? null,
    address,
    details: { ...(pet && { petId: pet.id }), ...(expenseId && { expenseId }), what },
  });
}
