import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import { csvPieces } from '#domain/csv.ts';
import type { Expense } from '#domain/expenses/expense.ts';
import { categoryNames, payerNames } from '#domain/expenses/expense-words.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { createPlaces, whenRead } from '#server/features/kits/rate-limits/at-once.ts';
import { campaignReferences } from '../campaigns/campaign-references.ts';
import type { ExpenseDependencies } from './expense-dependencies.ts';
import { type ExpenseFilter, nameIn, petNames, searchOf } from './expense-reading.ts';
import { type ExpenseSearch, expensesAfter } from './expense-search.repository.ts';

const takePlace = createPlaces(2);
const portion = 500;

const head = [
  { es: 'Fecha', en: 'Date' },
  { es: 'Mascota', en: 'Pet' },
  { es: 'Categoría', en: 'Category' },
  { es: 'Proveedor', en: 'Supplier' },
  { es: 'RFC del proveedor', en: 'Supplier’s RFC' },
  { es: 'Monto (MXN)', en: 'Amount (MXN)' },
  { es: 'Quién pagó', en: 'Paid by' },
  { es: 'Folio fiscal (UUID)', en: 'Invoice (UUID)' },
  { es: 'Nota', en: 'Note' },
  { es: 'Total de la factura dividida (MXN)', en: 'Total of the divided invoice (MXN)' },
  { es: 'Dividida entre', en: 'Divided by' },
  { es: 'Campaña', en: 'Campaign' },
] as const satisfies readonly Bilingual[];

/**
 * All that the filter finds as CSV in pieces, the earliest first.
 * @throws AppError unauthenticated, notFound, invalid, tooManyRequests; before the first piece
 */
export async function exportExpenses(
  dependencies: ExpenseDependencies,
  { viewer, address }: Actor,
  filter: ExpenseFilter,
  language: Language,
): Promise<{ day: string; pieces: AsyncIterable<string> }> {
  const { search, pet } = await searchOf(dependencies, viewer, filter);
  const accountId = requireAccount(viewer);
  await dependencies.limits.consume('export', accountId);
  const givePlaceBack = takePlace(accountId);
  await dependencies.database.transaction((tx) =>
    dependencies.audit.record(tx, {
      action: 'expense.exported',
      actorId: accountId,
      subjectId: pet?.ownerId ?? null,
      address,
      details: pet ? { petId: pet.id } : {},
    }),
  );
  const pieces = csvPieces(
    head.map((one) => one[language]),
    rows(dependencies, search, language),
  );
  return { day: dependencies.today(), pieces: whenRead(pieces, givePlaceBack) };
}

async function* rows(
  dependencies: Pick<ExpenseDependencies, 'database'>,
  search: ExpenseSearch,
  language: Language,
) {
  for (let last: Expense | undefined; ; ) {
    // SQLite answers at once: nobody else would have a turn.
    await nextTurn();
    const found = await expensesAfter(dependencies.database.query, search, last, portion);
    const names = await petNames(dependencies, found);
    const titles = await campaignReferences.titlesOf(
      dependencies.database.query,
      found.map(({ campaignId }) => campaignId),
    );
    yield found.map((one) => {
      const campaign = titles.get(one.campaignId ?? '')?.[language] ?? '';
      return [...rowOf(one, nameIn(names, one), language), campaign];
    });
    last = found.at(-1);
    if (found.length < portion) return;
  }
}

const rowOf = (expense: Expense, petName: string, language: Language): string[] => [
  expense.onDate,
  petName,
  categoryNames[expense.category][language],
  expense.supplier,
  expense.supplierRfc,
  (expense.amountCents / 100).toFixed(2),
  payerNames[expense.payer][language],
  expense.cfdiUuid ?? '',
  expense.note,
  expense.share ? (expense.share.invoiceCents / 100).toFixed(2) : '',
  expense.share ? String(expense.share.of) : '',
];
