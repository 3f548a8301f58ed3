import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import {
  type CareFacts,
  careConfirmation,
  careEntryInput,
  factsOf,
} from '#domain/care/care-entry.ts';
import { careLotLimits } from '#domain/care/care-lot.ts';
import { careStartInput } from '#domain/care/care-start.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import { type FieldErrors, invalid, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { addEntries, problemsOf } from './add-entries.ts';
import { doubtsOf, joined, requireConfirmed } from './ask-first.ts';
import { ownAdoption } from './care.policy.ts';
import { lockWithRecords } from './care-changes.ts';
import type { CareDependencies } from './care-dependencies.ts';
import { findEntries } from './care-entries.repository.ts';
import { findLots } from './care-lots.repository.ts';
import { careProductsIn } from './care-plan.ts';

/** Where nothing was weighed or given, an entry says that the schedule began. */
const begun = { es: 'Empieza su esquema', en: 'The schedule begins' };

/**
 * Pets of which nothing is written get a first entry each, from which on what is next is due: all of them, or none.
 * @param language of the note
 * @param recordCreation is told the new ids, in the transaction
 * @returns the ids of the new entries
 * @throws AppError unauthenticated, notFound, invalid (by field), conflict (full; not confirmed, by field), tooManyRequests
 */
export async function startSchedule(
  dependencies: CareDependencies,
  actor: Actor,
  input: unknown,
  language: Language,
  recordCreation?: RecordCreation,
): Promise<string[]> {
  const authorId = requireAccount(actor.viewer);
  const start = valid(careStartInput, input);
  const { confirmed } = valid(careConfirmation, input);
  const ids = start.pets.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalid({ petIds: ['valueInvalid'] });
  await admitChange(dependencies.limits, actor.viewer);
  return dependencies.database.transaction(async (tx) => {
    const pets = await lockWithRecords(dependencies, tx, actor, ids);
    const products = await careProductsIn(dependencies, tx.query);
    const lots = await findLots(tx.query, authorId, careLotLimits.stored);
    const wrong: FieldErrors[] = [];
    const doubts: FieldErrors[] = [];
    const additions = [];
    for (const [index, { id, weight }] of start.pets.entries()) {
      const pet = pets.find((one) => one.id === id);
      if (!pet) throw notFound('pet');
      const before = await findEntries(tx.query, [id]);
      const all = entriesOf(start, weight, products, begun[language], before.length === 0);
      const about = () => ({ es: pet.name, en: pet.name });
      const fieldOf = (_: number, field: string) => fieldAt(index, field);
      wrong.push(
        ...all.map((facts) => wrongOf(problemsOf(dependencies, pet, facts, products), index)),
      );
      doubts.push(doubtsOf({ pet, before, all, products, lots, about, fieldOf }));
      additions.push({ pet, all, products, authorId, adoptionId: ownAdoption(pet) });
    }
    if (wrong.some((one) => Object.keys(one).length > 0)) throw invalid(joined(wrong));
    requireConfirmed(joined(doubts), confirmed);
    const written: string[] = [];
    for (const one of additions) {
      if (one.all.length > 0) written.push(...(await addEntries(dependencies, tx, actor, one)));
    }
    await recordCreation?.(tx, written);
    return written;
  });
}

/** A weight is said of each pet, all else of all of them at once. */
const fieldAt = (index: number, field: string): string =>
  field === 'weight' ? `pets.${index}.weight` : field;

const wrongOf = (problems: FieldErrors, index: number): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([field, reasons]) => [fieldAt(index, field), reasons]),
  );

function entriesOf(
  { onDate, productId, lot, expiresOn }: ReturnType<typeof careStartInput.parse>,
  weightGrams: number | null,
  products: readonly CareProduct[],
  text: string,
  isFirst: boolean,
): CareFacts[] {
  const blank = factsOf(valid(careEntryInput, { kind: 'note', onDate, text }));
  const kind = products.find(({ id }) => id === productId)?.kind ?? 'vaccine';
  const all: CareFacts[] = [
    ...(productId === null ? [] : [{ ...blank, text: '', kind, productId, lot, expiresOn }]),
    ...(weightGrams === null ? [] : [{ ...blank, text: '', kind: 'weight' as const, weightGrams }]),
  ];
  return all.length === 0 && isFirst ? [blank] : all;
}
