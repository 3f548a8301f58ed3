import { type Selectable, type SqlBool, sql } from 'kysely';
import { type CareDetails, type CareEntry, detailsOf, noDetails } from '#domain/care/care-entry.ts';
import { lotKey } from '#domain/care/care-lot.ts';
import { noonOf } from '#domain/timeline/timeline.ts';
import type { Tx } from '#server/db/database.ts';
import type { CareEntriesTable } from '#server/db/tables/care.ts';
import { petsNamedIn } from '#server/features/animals/pets/core/pet-use.ts';
import { isBefore } from '#server/features/kits/querying/before.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { TimelineRequest } from '../timeline/timeline-source.ts';
import type { KeptPet } from './care.policy.ts';
import type { CareScope } from './care-scope.ts';

type Query = Tx['query'];

/** Of pets of one page, or of one call; the latest first. */
export async function findEntries(query: Query, petIds: readonly string[]): Promise<CareEntry[]> {
  if (petIds.length === 0) return [];
  const rows = await query
    .selectFrom('care_entries')
    .selectAll()
    .where('pet_id', 'in', petIds)
    .where('deleted_at', 'is', null)
    .orderBy('on_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(fromRow);
}

/**
 * A page of a pet's, the latest first, without the notes of the other side; each at the noon of its day.
 * @param options.ownAlone what the family that has the pet recorded
 */
export async function findEntriesBefore(
  query: Query,
  { id: petId, family, isFamily }: Pick<KeptPet, 'id' | 'family' | 'isFamily'>,
  { before, most }: Pick<TimelineRequest, 'before' | 'most'>,
  { ownAlone }: { ownAlone: boolean },
): Promise<CareEntry[]> {
  const rows = await query
    .selectFrom('care_entries')
    .selectAll()
    .where('pet_id', '=', petId)
    .where('deleted_at', 'is', null)
    .$if(family !== null, (rows) =>
      rows.where(({ or, eb }) => {
        const adoptionId = family?.adoptionId ?? '';
        const others = or([eb('adoption_id', 'is', null), eb('adoption_id', '<>', adoptionId)]);
        return or([
          eb('kind', '<>', 'note'),
          eb('by_link', '=', 1),
          isFamily ? eb('adoption_id', '=', adoptionId) : others,
        ]);
      }),
    )
    .$if(ownAlone, (rows) => rows.where('adoption_id', '=', (isFamily && family?.adoptionId) || ''))
    .where(isBefore(sql<string>`on_date || ${noonOf('')}`, sql<string>`id`, before))
    .orderBy('on_date', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

/** Pets of an account, and those that it holds, or all, of which no entry stands; the earliest registered of its own first. */
export async function findUnrecorded(
  query: Query,
  scope: CareScope,
  most: number,
): Promise<string[]> {
  if (scope === 'all') return unrecordedAmong(petReferences.standingIds(query), most);
  const { ownerId, heldIds } = scope;
  const own =
    ownerId === null ? [] : await unrecordedAmong(petReferences.idsOfOwner(query, ownerId), most);
  const held = heldIds.slice(0, most);
  const written = new Set((await findEntries(query, held)).map(({ petId }) => petId));
  const ids = [...own, ...held.filter((id) => !written.has(id))];
  return [...new Set(ids)].slice(0, most);
}

async function unrecordedAmong(
  pets: ReturnType<typeof petReferences.standingIds>,
  most: number,
): Promise<string[]> {
  const found = await pets
    .where('status', 'not in', ['adopted', 'deceased'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('care_entries')
            .select('care_entries.id')
            .whereRef('care_entries.pet_id', '=', 'pets.id')
            .where('care_entries.deleted_at', 'is', null),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(most)
    .execute();
  return found.map(({ id }) => id);
}

/** Deleted ones as well. */
export async function findEntry(query: Query, id: string): Promise<CareEntry | undefined> {
  const row = await query
    .selectFrom('care_entries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function insertEntries({ query }: Tx, entries: readonly CareEntry[]): Promise<void> {
  await query.insertInto('care_entries').values(entries.map(toRow)).execute();
}

export async function updateEntry({ query }: Tx, entry: CareEntry): Promise<void> {
  const { id, ...columns } = toRow(entry);
  await query.updateTable('care_entries').set(columns).where('id', '=', id).execute();
}

/** Of an account, the oldest first. */
export async function findWrittenBy(query: Query, authorId: string): Promise<CareEntry[]> {
  const rows = await query
    .selectFrom('care_entries')
    .selectAll()
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .execute();
  return rows.map(fromRow);
}

/** What vets wrote by a link into the records of somebody's pets. */
export async function findWrittenByVets(query: Query, ownerId: string): Promise<CareEntry[]> {
  const rows = await query
    .selectFrom('care_entries')
    .selectAll()
    .where('pet_id', 'in', petReferences.idsOfOwner(query, ownerId))
    .where('by_link', '=', 1)
    .where('adoption_id', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(fromRow);
}

/** What was done stays; what a family said about it goes, for nobody else was to read it. */
export async function forgetAuthor(tx: Tx, authorId: string): Promise<void> {
  const { query } = tx;
  const ofFamily = (await findWrittenBy(query, authorId)).filter((one) => one.adoptionId !== null);
  for (const entry of ofFamily) {
    if (entry.kind === 'note') await deleteEntry(tx, entry.id);
    else if (entry.text !== '') await updateEntry(tx, { ...entry, text: '' });
  }
  await query
    .updateTable('care_entries')
    .set({ author_id: null })
    .where('author_id', '=', authorId)
    .execute();
}

const deleteEntry = ({ query }: Tx, id: string) =>
  query.deleteFrom('care_entries').where('id', '=', id).execute();

/** The entries stay, without whoever is named in them. */
export async function forgetPeople({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query
    .updateTable('care_entries')
    .set({ author_id: null, vet_name: '', vet_licence: '', clinic: '' })
    .where('id', 'in', ids)
    .execute();
}

/** Those that name somebody. */
export const expiringPeople = expiringRows({
  table: 'care_entries',
  key: 'id',
  since: sql.ref('created_at'),
  condition: sql<SqlBool>`(author_id is not null or vet_name <> '' or vet_licence <> '' or clinic <> '')`,
});

/** @param before instant: those that were deleted earlier */
export async function forgetDeleted({ query }: Tx, before: string): Promise<void> {
  await query.deleteFrom('care_entries').where('deleted_at', '<', before).execute();
}

const toRow = (entry: CareEntry): Selectable<CareEntriesTable> => ({
  id: entry.id,
  pet_id: entry.petId,
  kind: entry.kind,
  on_date: entry.onDate,
  details_json: JSON.stringify(detailsOf(entry)),
  product_id: entry.productId,
  product: entry.product,
  lot: entry.lot,
  lot_key: lotKey(entry.lot),
  expires_on: entry.expiresOn,
  next_on: entry.nextOn,
  vet_name: entry.vetName,
  vet_licence: entry.vetLicence,
  clinic: entry.clinic,
  weight_grams: entry.weightGrams,
  author_id: entry.authorId,
  adoption_id: entry.adoptionId,
  by_link: entry.isByLink ? 1 : 0,
  corrected_at: entry.correctedAt,
  created_at: entry.createdAt,
  changed_at: entry.changedAt,
  version: entry.version,
  deleted_at: entry.deletedAt,
});

const fromRow = (row: Selectable<CareEntriesTable>): CareEntry => ({
  ...noDetails,
  ...(JSON.parse(row.details_json) as Partial<CareDetails>),
  id: row.id,
  petId: row.pet_id,
  kind: row.kind,
  onDate: row.on_date,
  productId: row.product_id,
  product: row.product,
  lot: row.lot,
  expiresOn: row.expires_on,
  nextOn: row.next_on,
  vetName: row.vet_name,
  vetLicence: row.vet_licence,
  clinic: row.clinic,
  weightGrams: row.weight_grams,
  authorId: row.author_id,
  adoptionId: row.adoption_id,
  isByLink: row.by_link === 1,
  correctedAt: row.corrected_at,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  version: row.version,
  deletedAt: row.deleted_at,
});

export const findPetsWithEntries = petsNamedIn('care_entries');
