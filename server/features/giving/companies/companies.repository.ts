import type { Selectable } from 'kysely';
import type { CompanyContent, ShownCompany } from '#domain/companies/company.ts';
import { type CompanyState, publicStates } from '#domain/companies/company-states.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';

type Query = Pick<Tx, 'query'>;

export interface StoredCompany {
  id: string;
  createdAt: string;
  updatedAt: string;
  /** null where nobody has it in their profile any more. */
  ownerId: string | null;
  revision: number;
  written: CompanyContent;
  logo: string | null;
  state: CompanyState;
  reason: string;
  shown: ShownCompany | null;
  shownLogo: string | null;
  approvedAt: string | null;
}

/** As somebody has it before them. */
export interface CompanyKey {
  id: string;
  revision: number;
}

const all = ({ query }: Query) => query.selectFrom('companies').selectAll();

export async function findCompanies(tx: Query, ids: readonly string[]): Promise<StoredCompany[]> {
  if (ids.length === 0) return [];
  return (await all(tx).where('id', 'in', ids).execute()).map(fromRow);
}

export const findCompany = async (tx: Query, id: string): Promise<StoredCompany | undefined> =>
  (await findCompanies(tx, [id]))[0];

export async function findOwn(tx: Query, ownerId: string): Promise<StoredCompany | undefined> {
  const row = await all(tx).where('owner_id', '=', ownerId).executeTakeFirst();
  return row && fromRow(row);
}

/** Without those that nobody wants to show, unless these are asked for; the newest first. */
export async function pageOfCompanies(
  tx: Query,
  page: PageRequest,
  state: CompanyState | undefined,
): Promise<Paged<StoredCompany>> {
  const listed = all(tx)
    .where('owner_id', 'is not', null)
    .$if(state !== undefined, (some) => some.where('state', '=', state as CompanyState))
    .$if(state === undefined, (some) => some.where('state', '<>', 'private'))
    .orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(listed, page);
  return paged(items.map(fromRow), total, page);
}

/** What everybody may read, in the order in which they were approved. */
export async function findShown(tx: Query, most: number): Promise<StoredCompany[]> {
  const rows = await all(tx)
    .where('shown_json', 'is not', null)
    .where('state', 'in', [...publicStates])
    .orderBy('approved_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

export async function countWaiting({ query }: Query): Promise<number> {
  const { count } = await query
    .selectFrom('companies')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'review')
    .executeTakeFirstOrThrow();
  return Number(count);
}

const contentColumns = (written: CompanyContent) => ({
  legal_name: written.legalName,
  rfc: written.rfc,
  tax_regime: written.taxRegime,
  tax_postal_code: written.taxPostalCode,
  contact_name: written.contactName,
  contact_phone: written.contactPhone,
  name: written.name,
  website: written.website,
  is_listed: Number(written.isListed),
  shows_amount: Number(written.showsAmount),
});

export async function insertCompany(
  { query }: Tx,
  { id, ownerId, written, state }: Pick<StoredCompany, 'id' | 'ownerId' | 'written' | 'state'>,
  now: string,
): Promise<void> {
  await query
    .insertInto('companies')
    .values({
      id,
      created_at: now,
      updated_at: now,
      owner_id: ownerId,
      revision: 1,
      ...contentColumns(written),
      logo_id: null,
      state,
      reason: '',
      shown_json: null,
      shown_logo_id: null,
      approved_at: null,
      reviewed_by: null,
    })
    .execute();
}

export type CompanyChanges = Partial<
  Pick<
    StoredCompany,
    'written' | 'logo' | 'state' | 'reason' | 'shown' | 'shownLogo' | 'approvedAt'
  >
> & { reviewedBy?: string };

/** @returns false where somebody else has changed it since */
export async function updateCompany(
  { query }: Tx,
  { id, revision }: CompanyKey,
  { written, logo, state, reason, shown, shownLogo, approvedAt, reviewedBy }: CompanyChanges,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('companies')
    .set({
      ...(written && contentColumns(written)),
      ...(logo !== undefined && { logo_id: logo }),
      ...(state && { state }),
      ...(reason !== undefined && { reason }),
      ...(shown !== undefined && { shown_json: shown && JSON.stringify(shown) }),
      ...(shownLogo !== undefined && { shown_logo_id: shownLogo }),
      ...(approvedAt !== undefined && { approved_at: approvedAt }),
      ...(reviewedBy && { reviewed_by: reviewedBy }),
      revision: revision + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteCompany({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('companies').where('id', '=', id).execute();
}

/** Of one that gifts name: the tax data of who gave stays, and whoever kept it is in nothing of it. */
export async function releaseCompany({ query }: Tx, id: string, now: string): Promise<void> {
  await query
    .updateTable('companies')
    .set((eb) => ({
      owner_id: null,
      updated_at: now,
      revision: eb('revision', '+', 1),
      contact_name: '',
      contact_phone: '',
      website: '',
      is_listed: 0,
      shows_amount: 0,
      logo_id: null,
      state: 'private',
      reason: '',
      shown_json: null,
      shown_logo_id: null,
    }))
    .where('id', '=', id)
    .execute();
}

export async function forgetReviewer({ query }: Tx, userId: string): Promise<void> {
  await query
    .updateTable('companies')
    .set({ reviewed_by: null })
    .where('reviewed_by', '=', userId)
    .execute();
}

/** Those of the logos that any company has. Everybody gets what was approved, and by its address what still waits. */
export async function logosAmong(
  { query }: Query,
  ids: readonly string[],
  isForEverybody: boolean,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('companies')
    .select(['logo_id', 'shown_logo_id', 'state'])
    .where((eb) => eb.or([eb('logo_id', 'in', ids), eb('shown_logo_id', 'in', ids)]))
    .$if(isForEverybody, (some) => some.where('state', '<>', 'takenOff'))
    .execute();
  const used = new Set(
    rows.flatMap(({ state, ...row }) => [
      row.shown_logo_id,
      ...(isForEverybody && state === 'refused' ? [] : [row.logo_id]),
    ]),
  );
  return ids.filter((id) => used.has(id));
}

const fromRow = (row: Selectable<Tables['companies']>): StoredCompany => ({
  id: row.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  ownerId: row.owner_id,
  revision: row.revision,
  written: {
    legalName: row.legal_name,
    rfc: row.rfc,
    taxRegime: row.tax_regime,
    taxPostalCode: row.tax_postal_code,
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    name: row.name,
    website: row.website,
    isListed: row.is_listed === 1,
    showsAmount: row.shows_amount === 1,
  },
  logo: row.logo_id,
  state: row.state,
  reason: row.reason,
  shown: row.shown_json === null ? null : (JSON.parse(row.shown_json) as ShownCompany),
  shownLogo: row.shown_logo_id,
  approvedAt: row.approved_at,
});
