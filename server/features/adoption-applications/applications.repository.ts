import { sql } from 'kysely';
import { z } from 'zod';
import {
  type AdoptionApplication,
  applicationFields,
} from '#domain/adoption/application-fields.ts';
import { type ApplicationState, openStates } from '#domain/adoption/application-machine.ts';
import type { ContractBrief } from '#domain/adoption/contract.ts';
import type { RecordedReason } from '#domain/adoption/warnings.ts';
import type { FieldName } from '#domain/contract/field.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { columnsFrom } from '#server/db/entity-columns.ts';
import type { EmailMove } from '../accounts/email-move.ts';
import type { StoreState } from '../document-states/document-states.service.ts';
import { entityTable } from '../querying/entity-table.ts';
import type { RowQuery } from '../querying/row-query.ts';
import { sameEmail } from '../querying/same-email.ts';
import { either, isOneOf } from '../querying/sql-predicates.ts';

export type ApplicationQuery = RowQuery<FieldName<typeof applicationFields>>;

const table = entityTable('adoption_applications', applicationFields);

/** @param accountId finds what they applied for, and what others did for their pets; everything without it */
export const pageOfApplications = (
  database: Database,
  query: ApplicationQuery,
  accountId?: string,
): Promise<Paged<AdoptionApplication>> =>
  table.page(
    database,
    query,
    accountId === undefined
      ? []
      : [either([isOneOf('applicant_id', [accountId]), isOneOf('pet_owner_id', [accountId])])],
  );

export async function insertApplication({ query }: Tx, given: AdoptionApplication): Promise<void> {
  await query
    .insertInto('adoption_applications')
    .values(columnsFrom(applicationFields, given))
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
  return row && table.read(row);
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
  return row && table.read(row);
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
  return rows.map(table.read);
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
  return row && table.read(row);
}

type Talk = Pick<
  AdoptionApplication,
  'questions' | 'appointments' | 'notes' | 'outcomes' | 'newsCount' | 'reminderOn'
>;

/** What both sides said about one that is locked. */
export async function storeTalk({ query }: Tx, id: string, talk: Partial<Talk>): Promise<void> {
  await query
    .updateTable('adoption_applications')
    .set(columnsFrom(applicationFields, talk) as Partial<ReturnType<typeof columnsFrom<Talk>>>)
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
}

export const storeApplicationState: StoreState<ApplicationState, StateChanges> = async (
  { query },
  id,
  from,
  { status, reservedUntil, answerMinutes, adoptionMinutes, declineReason },
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
    .$if(declineReason !== undefined, (update) => update.set({ decline_reason: declineReason }))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

const open = [...openStates];

/** Of an account: how many are open. */
export async function countOpen({ query }: Tx, applicantId: string): Promise<number> {
  const { open: found } = await query
    .selectFrom('adoption_applications')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('applicant_id', '=', applicantId)
    .where('status', 'in', open)
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** Where a part of a list ends, which is in the order in which its applications came. */
export const placeSchema = z.object({ createdAt: z.string(), id: z.string() });
type Place = z.output<typeof placeSchema>;
export const placeOf = ({ createdAt, id }: AdoptionApplication): Place => ({ createdAt, id });

/** The oldest of the open ones for any of the pets, or of those in one state; from behind a place on. */
export async function findOpenFor(
  { query }: Tx,
  petIds: readonly string[],
  { most, status, after }: { most: number; status?: ApplicationState; after?: Place | undefined },
): Promise<AdoptionApplication[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .selectAll()
    .where('status', 'in', status === undefined ? open : [status])
    .where((eb) => eb.or([eb('pet_id', 'in', petIds), eb('second_pet_id', 'in', petIds)]))
    .$if(after !== undefined, (some) =>
      some.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.createdAt ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(table.read);
}

/** What there is of open applications for any of these pets, however many there are. */
export async function openFor(
  { query }: Tx,
  petIds: readonly string[],
  applicantId: string,
): Promise<{ isReserved: boolean; hasApplied: boolean }> {
  const found = anyFor(query, petIds);
  const reserved = await found
    .where('status', '=', 'reserved' satisfies ApplicationState)
    .executeTakeFirst();
  const own = await found
    .where('status', 'in', open)
    .where('applicant_id', '=', applicantId)
    .executeTakeFirst();
  return { isReserved: reserved !== undefined, hasApplied: own !== undefined };
}

/** @param besides an application that does not count */
export async function isReservedFor(
  { query }: Tx,
  petIds: readonly string[],
  besides: string,
): Promise<boolean> {
  const reserved = await anyFor(query, petIds)
    .where('status', '=', 'reserved' satisfies ApplicationState)
    .where('id', '!=', besides)
    .executeTakeFirst();
  return reserved !== undefined;
}

const anyFor = (query: Tx['query'], petIds: readonly string[]) =>
  query
    .selectFrom('adoption_applications')
    .select('id')
    .where((eb) => eb.or([eb('pet_id', 'in', petIds), eb('second_pet_id', 'in', petIds)]))
    .limit(1);

export async function findOfApplicant(
  { query }: Pick<Database, 'query'>,
  applicantId: string,
): Promise<AdoptionApplication[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .selectAll()
    .where('applicant_id', '=', applicantId)
    .orderBy('created_at')
    .execute();
  return rows.map(table.read);
}

/** Notes at a time that an account's own are looked for in. */
const notedAtOnce = 200;

/** Those in which the account wrote a note, with their notes; only those with notes are looked through. */
export async function* findNotedBy(
  { query }: Pick<Database, 'query'>,
  accountId: string,
): AsyncGenerator<Pick<AdoptionApplication, 'id' | 'folio' | 'notes'>> {
  for (let after = ''; ; ) {
    const rows = await query
      .selectFrom('adoption_applications')
      .select(['id', 'folio', 'notes_json'])
      // As the partial index says it, not as a parameter, or it is not used.
      .where(sql<boolean>`notes_json <> '[]'`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(notedAtOnce)
      .execute();
    for (const { notes_json, ...row } of rows) {
      const notes: AdoptionApplication['notes'] = JSON.parse(notes_json);
      if (notes.some(({ authorId }) => authorId === accountId)) yield { ...row, notes };
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

export async function idsOfApplicant(
  { query }: Pick<Tx, 'query'>,
  applicantId: string,
): Promise<string[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .select('id')
    .where('applicant_id', '=', applicantId)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns their ids */
export async function deleteOfApplicant({ query }: Tx, applicantId: string): Promise<string[]> {
  const deleted = await query
    .deleteFrom('adoption_applications')
    .where('applicant_id', '=', applicantId)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** Who looks after the pet from here on decides about the applications for it. */
export async function handToOwner(
  { query }: Tx,
  petId: string,
  ownerId: string | null,
): Promise<void> {
  await query
    .updateTable('adoption_applications')
    .set({ pet_owner_id: ownerId })
    .where('pet_id', '=', petId)
    .execute();
}

/** Staff alone decide about them from here on. */
export async function leaveWithoutOwner({ query }: Tx, ownerId: string): Promise<void> {
  await query
    .updateTable('adoption_applications')
    .set({ pet_owner_id: null })
    .where('pet_owner_id', '=', ownerId)
    .execute();
}

export async function moveApplicant({ query }: Tx, { from, to }: EmailMove): Promise<void> {
  await query
    .updateTable('adoption_applications')
    .set({ email: to })
    .where(sameEmail('email', from))
    .execute();
}
