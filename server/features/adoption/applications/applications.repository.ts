import { sql } from 'kysely';
import {
  type AdoptionApplication,
  applicationFields,
} from '#domain/adoption/application-fields.ts';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import type { ContractBrief } from '#domain/adoption/contract.ts';
import type { Turn } from '#domain/adoption/turn.ts';
import type { RecordedReason } from '#domain/adoption/warnings.ts';
import type { FieldName } from '#domain/contract/field.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { columnsFrom } from '#server/db/entity-columns.ts';
import type { Tables } from '#server/db/tables.ts';
import { petsNamedIn } from '#server/features/animals/pets/core/pet-use.ts';
import type { StoreState } from '#server/features/kits/document-states/document-states.service.ts';
import { entityTable } from '#server/features/kits/querying/entity-table.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import { either, isOneOf } from '#server/features/kits/querying/sql-predicates.ts';

export type ApplicationQuery = RowQuery<FieldName<typeof applicationFields>>;

export const applicationsTable = entityTable('adoption_applications', applicationFields, {
  name: { searched: true },
  email: { searched: true },
  // In no index: SQLite would gather those of each state, and sort them.
  status: { expression: sql`coalesce(status, '')` },
});

/** @param accountId finds what they applied for, and what others did for their pets; everything without it */
export const pageOfApplications = (
  database: Database,
  query: ApplicationQuery,
  accountId?: string,
): Promise<Paged<AdoptionApplication>> =>
  applicationsTable.page(
    database,
    query,
    accountId === undefined
      ? []
      : [either([isOneOf('applicant_id', [accountId]), isOneOf('pet_owner_id', [accountId])])],
  );

export async function insertApplication({ query }: Tx, given: AdoptionApplication): Promise<void> {
  await query
    .insertInto('adoption_applications')
    .values(columnsFrom(applicationFields, given) as Tables['adoption_applications'])
    .execute();
}

export async function findApplication(
  { query }: Tx,
  { series, folio }: DocumentKey,
): Promise<AdoptionApplication | undefined> {
  const row = await query
    .selectFrom('adoption_applications')
    .selectAll()
    .where('series', '=', series)
    .where('folio', '=', folio)
    .executeTakeFirst();
  return row && applicationsTable.read(row);
}

export async function findApplicationById(
  query: Tx['query'],
  id: string,
): Promise<AdoptionApplication | undefined> {
  const row = await query
    .selectFrom('adoption_applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && applicationsTable.read(row);
}

/** Newest first. */
export async function findApplicationsById(
  query: Tx['query'],
  ids: readonly string[],
): Promise<AdoptionApplication[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('adoption_applications')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(applicationsTable.read);
}

/** Somebody has asked the family something, or proposed a time: that is an answer too. */
export async function noteAnswered({ query }: Tx, id: string, minutes: number): Promise<void> {
  await query
    .updateTable('adoption_applications')
    .set({ answer_minutes: minutes })
    .where('id', '=', id)
    .where('answer_minutes', 'is', null)
    .execute();
}

/** What the application tells of its contract; null where there is none any more. */
export async function noteContract(
  { query }: Tx,
  id: string,
  contract: ContractBrief | null,
): Promise<void> {
  await query
    .updateTable('adoption_applications')
    .set({ contract_json: contract && JSON.stringify(contract) })
    .where('id', '=', id)
    .execute();
}

/** Declined or withdrawn, and no contract of theirs is there any more. */
export const expiringApplications = expiringRows({
  table: 'adoption_applications',
  key: 'id',
  since: sql.ref('ended_at'),
  condition: sql`coalesce(status, '') in ('declined', 'withdrawn') and contract_json is null`,
});

/** @returns what was deleted */
export async function deleteApplications(
  { query }: Tx,
  ids: readonly string[],
): Promise<AdoptionApplication[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .deleteFrom('adoption_applications')
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  return rows.map(applicationsTable.read);
}

/** In the order of their ids, from behind `after`: of each its folio and the state that it is in. */
export const statesAfter = (
  query: Tx['query'],
  after: string,
  most: number,
): Promise<{ id: string; folio: number; status: string }[]> =>
  query
    .selectFrom('adoption_applications')
    .select(['id', 'folio', 'status'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();

/** Nobody else decides about it until the end of the transaction. */
export async function lockApplication(
  { query }: Tx,
  id: string,
): Promise<AdoptionApplication | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('adoption_applications')
    .set((eb) => ({ folio: eb.ref('folio') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && applicationsTable.read(row);
}

type Talk = Pick<
  AdoptionApplication,
  | 'questions'
  | 'messages'
  | 'appointments'
  | 'notes'
  | 'outcomes'
  | 'newsCount'
  | 'reminderOn'
  | 'helpRequests'
  | 'helpSince'
>;

/** What both sides said about one that is locked. */
export async function storeTalk({ query }: Tx, id: string, talk: Partial<Talk>): Promise<void> {
  await query
    .updateTable('adoption_applications')
    .set(columnsFrom(applicationFields, talk) as Partial<ReturnType<typeof columnsFrom<Talk>>>)
    .where('id', '=', id)
    .execute();
}

/** Whom it waits for. */
export async function storeTurn(
  { query }: Tx,
  id: string,
  { rescuerSince, familySince }: Turn,
): Promise<void> {
  await query
    .updateTable('adoption_applications')
    .set({ rescuer_since: rescuerSince, family_since: familySince })
    .where('id', '=', id)
    .execute();
}

/** What was said of the family when it applied. */
export async function storeProfile(
  { query }: Tx,
  id: string,
  profile: AdoptionApplication['profile'],
): Promise<void> {
  await query
    .updateTable('adoption_applications')
    .set(columnsFrom(applicationFields, { profile }) as { profile_json: string })
    .where('id', '=', id)
    .execute();
}

/** @param day YYYY-MM-DD @returns the ids of those with an appointment of which nobody was reminded, though it is time */
export async function findToRemind(
  { query }: Database,
  day: string,
  limit: number,
): Promise<string[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .select('id')
    .where('reminder_on', '<=', day)
    .orderBy('reminder_on')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface StateChanges {
  /** YYYY-MM-DD: until when a pet is kept for a family. */
  reservedUntil?: string | null;
  /** From the arrival; stored of the first answer alone. */
  answerMinutes?: number;
  adoptionMinutes?: number;
  declineReason?: RecordedReason;
  newsCount?: number;
}

export const storeApplicationState: StoreState<ApplicationState, StateChanges> = async (
  { query },
  id,
  from,
  { status, reservedUntil, answerMinutes, adoptionMinutes, declineReason, newsCount },
) => {
  const { numUpdatedRows } = await query
    .updateTable('adoption_applications')
    .set({
      status,
      // Noted by the nightly job, which is soon enough for what is counted in months.
      ended_at: null,
      ...(reservedUntil !== undefined && { reserved_until: reservedUntil }),
    })
    .$if(answerMinutes !== undefined, (update) =>
      update.set((eb) => ({
        answer_minutes: eb.fn.coalesce('answer_minutes', eb.val(answerMinutes)),
      })),
    )
    .$if(adoptionMinutes !== undefined, (update) =>
      update.set({ adoption_minutes: adoptionMinutes }),
    )
    .$if(newsCount !== undefined, (update) => update.set({ news_count: newsCount }))
    .$if(declineReason !== undefined, (update) => update.set({ decline_reason: declineReason }))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const findAppliedPets = petsNamedIn('adoption_applications');
