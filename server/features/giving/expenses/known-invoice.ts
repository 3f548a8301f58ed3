import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict } from '#domain/errors.ts';
import { formatPesos } from '#domain/money.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { seenOf } from './expenses.policy.ts';
import { findByCfdi } from './expenses.repository.ts';

type Query = Tx['query'];

/**
 * An invoice is recorded once. Whoever sees the expense that has it reads which one it is; others, that there is one.
 * @throws AppError conflict
 */
export async function requireNewInvoice(query: Query, viewer: Viewer, uuid: string): Promise<void> {
  const holders = await findByCfdi(query, uuid);
  if (holders.length === 0) return;
  const known = (await seenOf(query, viewer, holders))[0];
  if (!known) throw conflict('expenseCfdiKnownElsewhere');
  const [pet] = known.petId === null ? [] : await petReferences.find(query, [known.petId]);
  throw conflict({
    key: 'expenseCfdiKnown',
    values: {
      supplier: known.supplier,
      date: known.onDate,
      amount: formatPesos(known.amountCents),
      pet: pet?.name || known.petName || { es: 'gasto general', en: 'general expense' },
    },
  });
}
