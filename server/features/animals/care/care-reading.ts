import { requireAccount } from '#domain/access/relations.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { CareEntry } from '#domain/care/care-entry.ts';
import { careLimits } from '#domain/care/care-kinds.ts';
import { type NextDose, nextDoses, stateOn, uncountedIds } from '#domain/care/next-doses.ts';
import { bornOn } from '#domain/care/pet-age.ts';
import { usualWeight, type WeightRange } from '#domain/care/usual-weight.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import { addDays, daysBetween } from '#domain/dates.ts';
import type { Tx } from '#server/db/database.ts';
import { mayManageFolder } from '../document-folders/document-folders.policy.ts';
import { petReferences, type TreatedPet } from '../pets/core/pet-references.ts';
import { asSeen, isOfOwnSide, type KeptPet, requireRecordKeeper } from './care.policy.ts';
import type { CareDependencies } from './care-dependencies.ts';
import { findEntries, findUnrecorded } from './care-entries.repository.ts';
import { findDueNext, type StoredNext } from './care-next.repository.ts';
import { careProductsIn, isPlanned, productsFor } from './care-plan.ts';
import type { CareScope } from './care-scope.ts';
import { wantsReminders } from './care-settings.repository.ts';

export interface MedicalRecord {
  pet: KeptPet;
  /** YYYY-MM-DD */
  today: string;
  /** What whoever reads sees to: nothing of a pet that lives with its family, for others. */
  next: NextDose[];
  /** The latest first, as far as the viewer reads them. */
  entries: CareEntry[];
  /** The ids of those that the schedule passes over. */
  uncounted: ReadonlySet<string>;
  /** The ids of those that the viewer may change. */
  own: ReadonlySet<string>;
  /** Those that are offered for its species. */
  offered: CareProduct[];
  /** Those that entries may name. */
  products: CareProduct[];
  usual: WeightRange | undefined;
}

/** @returns with the folder of the pet's papers, for whoever may open it @throws AppError unauthenticated, notFound */
export async function readRecord(
  dependencies: CareDependencies,
  viewer: Viewer,
  petId: string,
): Promise<MedicalRecord & { folderId: string | null }> {
  const { query } = dependencies.database;
  const [found] = await requireRecordKeeper(dependencies, query, viewer, [petId]);
  const pet = found as KeptPet;
  const folderId = mayManageFolder(viewer, pet) ? pet.folderId : null;
  return { ...(await recordOf(dependencies, query, pet)), folderId };
}

/** Whoever asks. */
async function recordOf(
  dependencies: Pick<CareDependencies, 'catalogues' | 'today'>,
  query: Tx['query'],
  pet: KeptPet,
): Promise<MedicalRecord> {
  const today = dependencies.today();
  const entries = await findEntries(query, [pet.id]);
  const products = await careProductsIn(dependencies, query);
  const isTheirs = pet.isFamily || pet.family === null;
  const next =
    isTheirs && isPlanned(pet, pet.family) ? nextDoses(pet, entries, products, today) : [];
  const own = new Set(entries.filter((one) => isOfOwnSide(pet, one)).map(({ id }) => id));
  const offered = productsFor(pet, products);
  const usual = usualWeight(pet, daysBetween(bornOn(pet), today));
  const uncounted = uncountedIds(pet, entries, products);
  const shown = { entries: asSeen(pet, entries), own, uncounted };
  return { pet, today, next, ...shown, offered, products, usual };
}

export interface ToDo extends StoredNext {
  pet: TreatedPet;
  product: CareProduct | undefined;
  state: NextDose['state'];
}

/** Days ahead that the list of what is to do tells of. */
const daysAhead = 7;

/**
 * What is late, due today and due soon of the viewer's own pets and those that they hold, the earliest first; with those of
 * which nothing is written yet.
 * @param ofAll of all pets, for staff
 * @throws AppError unauthenticated, forbidden
 */
export async function findToDo(
  dependencies: CareDependencies,
  viewer: Viewer,
  { ofAll }: { ofAll: boolean },
): Promise<{ today: string; items: ToDo[]; unrecorded: TreatedPet[]; reminders: boolean }> {
  const { query } = dependencies.database;
  const accountId = ofAll ? requireRight(viewer, 'pets.manageAny') : requireAccount(viewer);
  const scope = ofAll ? 'all' : await scopeOf(dependencies, query, accountId);
  const today = dependencies.today();
  const page = { until: addDays(today, daysAhead), most: careLimits.toDo };
  const due = await findDueNext(query, scope, page);
  const items = await withPets(dependencies, query, due, today);
  const ids = await findUnrecorded(query, scope, careLimits.unrecorded);
  const unrecorded = (await requireRecordKeeper(dependencies, query, viewer, ids)).filter(
    (pet) => isPlanned(pet, pet.family) && (pet.family === null || pet.isFamily),
  );
  return { today, items, unrecorded, reminders: await wantsReminders(query, accountId) };
}

export async function scopeOf(
  { accesses }: Pick<CareDependencies, 'accesses'>,
  query: Tx['query'],
  ownerId: string,
): Promise<Exclude<CareScope, 'all'>> {
  const heldIds: string[] = [];
  for (const access of accesses) heldIds.push(...(await access.heldBy(query, ownerId)));
  return { ownerId, heldIds };
}

export async function withPets(
  dependencies: Pick<CareDependencies, 'catalogues'>,
  query: Tx['query'],
  due: readonly StoredNext[],
  today: string,
): Promise<ToDo[]> {
  const pets = await petReferences.treated(query, [...new Set(due.map(({ petId }) => petId))]);
  const products = await careProductsIn(dependencies, query);
  return due.flatMap((one) => {
    const pet = pets.find(({ id }) => id === one.petId);
    const product = products.find(({ id }) => id === one.productId);
    return pet ? [{ ...one, pet, product, state: stateOn(one.dueOn, today) }] : [];
  });
}
