import { type SqlBool, sql } from 'kysely';
import type { NoticeFilter } from '#domain/lost-and-found/notice-address.ts';
import { type NoticeState, openNoticeStates } from '#domain/lost-and-found/notice-machine.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreState } from '#server/features/kits/document-states/document-states.service.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { sameEmail } from '#server/features/kits/querying/same-email.ts';
import type { NoticeContent, PetNotice } from './notice.ts';
import { contentRowOf, fromRow, rowOf, searchTextOf } from './notice-rows.ts';

type Query = Tx['query'];

/** Written out, as the partial indexes have it. */
const isOpen = sql<SqlBool>`status in (${sql.join(openNoticeStates.map((one) => sql.lit(one)))})`;
const isPublished = sql<SqlBool>`status = 'published'`;

const all = (query: Query) => query.selectFrom('pet_notices').selectAll();

export async function insertNotice({ query }: Tx, notice: PetNotice): Promise<void> {
  await query.insertInto('pet_notices').values(rowOf(notice)).execute();
}

export async function findNotice(
  query: Query,
  by: { id: string } | { folio: number },
): Promise<PetNotice | undefined> {
  const found =
    'id' in by ? all(query).where('id', '=', by.id) : all(query).where('folio', '=', by.folio);
  const row = await found.executeTakeFirst();
  return row && fromRow(row);
}

/** Nobody else changes it until the end of the transaction. */
export async function lockNotice(
  { query }: Tx,
  by: { id: string } | { folio: number },
): Promise<PetNotice | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const rows = query.updateTable('pet_notices').set((eb) => ({ folio: eb.ref('folio') }));
  const found = 'id' in by ? rows.where('id', '=', by.id) : rows.where('folio', '=', by.folio);
  const row = await found.returningAll().executeTakeFirst();
  return row && fromRow(row);
}

interface Changes {
  ended_at?: string | null;
  published_at?: string | null;
  changed_at?: string;
  expires_at?: string;
  reminded_at?: string | null;
  note?: string;
  reunion_with?: number | null;
}

export const storeNoticeState: StoreState<NoticeState, Changes> = async (
  { query },
  id,
  from,
  changes,
) => {
  const { numUpdatedRows } = await query
    .updateTable('pet_notices')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export async function updateNotice({ query }: Tx, id: string, changes: Changes): Promise<void> {
  await query.updateTable('pet_notices').set(changes).where('id', '=', id).execute();
}

export async function updateContent(
  { query }: Tx,
  { id, email }: Pick<PetNotice, 'id' | 'email'>,
  content: NoticeContent,
): Promise<void> {
  await query
    .updateTable('pet_notices')
    .set(contentRowOf({ ...content, email }))
    .where('id', '=', id)
    .execute();
}

/** Open ones of a confirmed mailbox, or of an account. */
export async function countConfirmedOf(
  query: Query,
  { accountId, email }: { accountId: string | null; email: string | undefined },
): Promise<number> {
  const { total } = await query
    .selectFrom('pet_notices')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where(isOpen)
    .where('status', '<>', 'unconfirmed')
    .where((eb) =>
      eb.or([
        ...(accountId === null ? [] : [eb('account_id', '=', accountId)]),
        ...(email === undefined ? [] : [sameEmail('email', email)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Those of a mailbox that nobody has confirmed, the oldest first. */
export async function findUnconfirmedOf(query: Query, email: string): Promise<string[]> {
  const rows = await query
    .selectFrom('pet_notices')
    .select('id')
    .where(isOpen)
    .where('status', '=', 'unconfirmed')
    .where(sameEmail('email', email))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Of an account, or of the mailbox that it has shown to be its own; the newest first. */
export async function findNoticesOf(
  query: Query,
  { accountId, email }: { accountId: string; email: string | undefined },
  most = 500,
): Promise<PetNotice[]> {
  const rows = await all(query)
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        ...(email === undefined ? [] : [sameEmail('email', email)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

export async function moveNotices(
  { query }: Tx,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  for (const notice of await findNoticesOf(query, { accountId: userId, email: from })) {
    await query
      .updateTable('pet_notices')
      .set({ email: to, search_text: searchTextOf({ ...notice, email: to }) })
      .where('id', '=', notice.id)
      .where(sameEmail('email', from))
      .execute();
  }
}

/** With what was written about them. */
export async function deleteNotices({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('pet_notices').where('id', 'in', ids).execute();
}

export const expiringNotices = expiringRows({
  table: 'pet_notices',
  key: 'id',
  since: sql.ref('ended_at'),
  condition: sql<SqlBool>`ended_at is not null`,
});

/** Open ones whose time is over by then; the first that end first. */
export async function findEnding(
  query: Query,
  { before, reminded }: { before: string; reminded: boolean },
  most: number,
): Promise<PetNotice[]> {
  const rows = await all(query)
    .where(isOpen)
    .where('expires_at', '<=', before)
    // One that nobody has confirmed ends without a word.
    .$if(!reminded, (some) =>
      some.where('reminded_at', 'is', null).where('status', '<>', 'unconfirmed'),
    )
    .orderBy('expires_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

/** What everybody sees, the latest first. */
export async function pageOfPublished(
  query: Query,
  { kind, species, federalState }: NoticeFilter,
  { page, limit }: PageRequest,
): Promise<Paged<PetNotice>> {
  const found = query
    .selectFrom('pet_notices')
    .where(isPublished)
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? 'lost'))
    .$if(species !== undefined, (some) => some.where('species', '=', species ?? 'dog'))
    .$if(federalState !== undefined, (some) =>
      some.where('federal_state', '=', federalState ?? ''),
    );
  const rows = await found
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return paged(rows.map(fromRow), Number(total), { page, limit });
}

/** Those that brought an animal home since then. */
export async function countReunited(query: Query, since: string): Promise<number> {
  const { total } = await query
    .selectFrom('pet_notices')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('status', '=', 'reunited')
    .where('ended_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Published ones of the other kind that may be about the same animal, the latest days first. */
export async function findCandidates(
  query: Query,
  { kind, species }: Pick<PetNotice, 'kind' | 'species'>,
  since: string,
  most: number,
): Promise<PetNotice[]> {
  const rows = await all(query)
    .where(isPublished)
    .where('kind', '=', kind === 'lost' ? 'found' : 'lost')
    .where('species', '=', species)
    .where('happened_on', '>=', since)
    .orderBy('happened_on', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

/** Published ones with this chip, the latest first. */
export async function findByChip(
  query: Query,
  microchip: string,
  kind: PetNotice['kind'],
): Promise<PetNotice[]> {
  const rows = await all(query)
    .where('microchip', '=', microchip)
    .where('microchip', '<>', '')
    .where(isPublished)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(3)
    .execute();
  return rows.map(fromRow);
}
