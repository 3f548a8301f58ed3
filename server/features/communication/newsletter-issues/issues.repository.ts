import type { Selectable } from 'kysely';
import { type IssueContent, storedIssue } from '#domain/newsletter/issue-content.ts';
import { type IssueState, type IssueStep, issueSteps } from '#domain/newsletter/issue-states.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';
import type { ShownItems } from './shown-items.ts';

type Query = Pick<Tx, 'query'>;

export interface StoredIssue {
  id: string;
  createdAt: string;
  updatedAt: string;
  state: IssueState;
  revision: number;
  content: IssueContent;
  sendAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
  round: number;
  preparedFolio: number;
  preparedAt: string | null;
  /** From when it began to be sent. */
  shown: ShownItems | undefined;
  /** Since when everybody may read it. */
  archivedAt: string | null;
}

export async function findIssue({ query }: Query, id: string): Promise<StoredIssue | undefined> {
  const row = await query
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Newest first; of one state, or all. */
export async function pageOfIssues(
  { query }: Query,
  page: PageRequest,
  state: IssueState | undefined,
): Promise<Paged<StoredIssue>> {
  const newest = query
    .selectFrom('newsletter_issues')
    .selectAll()
    .$if(state !== undefined, (all) => all.where('state', '=', state as IssueState))
    .orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(newest, page);
  return paged(items.map(fromRow), total, page);
}

export const countPaused = (database: Query, most: number): Promise<number> =>
  countAtMost(
    database,
    database.query.selectFrom('newsletter_issues').where('state', '=', 'paused'),
    most,
  );

export async function insertIssue(
  { query }: Tx,
  id: string,
  content: IssueContent,
  now: string,
): Promise<void> {
  await query
    .insertInto('newsletter_issues')
    .values({
      id,
      created_at: now,
      updated_at: now,
      state: 'draft',
      revision: 1,
      content_json: JSON.stringify(content),
      send_at: null,
      started_at: null,
      ended_at: null,
      round: 0,
      prepared_folio: 0,
      prepared_at: null,
      shown_json: null,
      archived_at: null,
    })
    .execute();
}

/** @returns false where it is no draft any more, or somebody else has kept another revision */
export async function updateIssue(
  { query }: Tx,
  { id, revision }: { id: string; revision: number },
  content: IssueContent,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('newsletter_issues')
    .set({ content_json: JSON.stringify(content), revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false where it is no draft */
export async function deleteDraft({ query }: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('newsletter_issues')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** @returns the issue as it is then; undefined where the step does not lead on from its state, or its revision is another */
export async function moveIssue(
  { query }: Query,
  { id, revision }: { id: string; revision?: number },
  step: IssueStep,
  now: string,
  more: Partial<Omit<Tables['newsletter_issues'], 'id' | 'state' | 'round' | 'content_json'>> = {},
): Promise<StoredIssue | undefined> {
  const { from, to } = issueSteps[step];
  const begins = to === 'sending';
  const row = await query
    .updateTable('newsletter_issues')
    .set((eb) => ({
      state: to,
      updated_at: now,
      ...more,
      ...(begins && { round: eb('round', '+', 1) }),
    }))
    .where('id', '=', id)
    .where('state', 'in', from)
    .$if(revision !== undefined, (some) => some.where('revision', '=', revision ?? 0))
    .returningAll()
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Nobody else changes it until the end of the transaction. @returns false where this round has been stopped */
export async function advancePreparation(
  { query }: Tx,
  { id, round }: { id: string; round: number },
  { from, to }: { from: number; to: number },
  preparedAt: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('newsletter_issues')
    .set({ prepared_folio: to, prepared_at: preparedAt })
    .where('id', '=', id)
    .where('round', '=', round)
    .where('state', '=', 'sending')
    .where('prepared_folio', '=', from)
    .where('prepared_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Scheduled ones whose time has come. */
export async function findDueIssues(
  { query }: Query,
  now: string,
  most: number,
): Promise<string[]> {
  const rows = await query
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** What an issue shows from now on. @throws AppError conflict, where one of them is just going */
export async function replacePictures(
  { query }: Tx,
  issueId: string,
  assetIds: readonly string[],
): Promise<void> {
  await query.deleteFrom('newsletter_issue_pictures').where('issue_id', '=', issueId).execute();
  if (assetIds.length === 0) return;
  await query
    .insertInto('newsletter_issue_pictures')
    .values(assetIds.map((asset_id) => ({ issue_id: issueId, asset_id })))
    .execute();
}

export async function forgetPicture({ query }: Tx, assetId: string): Promise<void> {
  await query.deleteFrom('newsletter_issue_pictures').where('asset_id', '=', assetId).execute();
}

/** Those of them that any issue shows. */
export async function picturesAmong(
  { query }: Query,
  assetIds: readonly string[],
): Promise<string[]> {
  if (assetIds.length === 0) return [];
  const rows = await query
    .selectFrom('newsletter_issue_pictures')
    .select('asset_id')
    .distinct()
    .where('asset_id', 'in', assetIds)
    .execute();
  return rows.map((row) => row.asset_id);
}

/** That are read with their content to say where pictures stand. */
const mostWithPictures = 200;

/** Those first that still need their pictures, then the newest; at most `mostWithPictures`. */
export async function findIssuesWith({ query }: Query, assetIds: readonly string[]) {
  if (assetIds.length === 0) return [];
  const rows = await query
    .selectFrom('newsletter_issue_pictures as shown')
    .innerJoin('newsletter_issues as issue', 'issue.id', 'shown.issue_id')
    .selectAll('issue')
    .select('shown.asset_id')
    .where('shown.asset_id', 'in', assetIds)
    .orderBy(({ eb, and }) =>
      eb
        .case()
        .when(
          and([
            eb('issue.state', 'in', ['sent', 'cancelled']),
            eb('issue.archived_at', 'is', null),
          ]),
        )
        .then(1)
        .else(0)
        .end(),
    )
    .orderBy('issue.id', 'desc')
    .limit(mostWithPictures)
    .execute();
  return rows.map((row) => ({ assetId: row.asset_id, issue: fromRow(row) }));
}

/** Addresses of the archive that search engines are told. */
export const mostInSitemap = 1_000;

const archived = ({ query }: Query) =>
  query
    .selectFrom('newsletter_issues')
    .where('archived_at', 'is not', null)
    .where('state', '=', 'sent');

/** The latest first. */
export async function pageOfArchive(tx: Query, page: PageRequest): Promise<Paged<StoredIssue>> {
  const latest = archived(tx).selectAll().orderBy('started_at', 'desc').orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(latest, page);
  return paged(items.map(fromRow), total, page);
}

export async function newestArchived(tx: Query, most: number): Promise<StoredIssue[]> {
  const rows = await archived(tx).selectAll().orderBy('archived_at', 'desc').limit(most).execute();
  return rows.map(fromRow);
}

export async function findArchivedIssue(tx: Query, id: string): Promise<StoredIssue | undefined> {
  const row = await archived(tx).selectAll().where('id', '=', id).executeTakeFirst();
  return row && fromRow(row);
}

/** @returns false where it has not been sent */
export async function archiveIssue(
  { query }: Tx,
  id: string,
  since: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('newsletter_issues')
    .set({ archived_at: since })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const fromRow = (row: Selectable<Tables['newsletter_issues']>): StoredIssue => ({
  id: row.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  state: row.state,
  revision: row.revision,
  content: storedIssue(row.content_json),
  sendAt: row.send_at,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  round: row.round,
  preparedFolio: row.prepared_folio,
  preparedAt: row.prepared_at,
  shown: row.shown_json === null ? undefined : (JSON.parse(row.shown_json) as ShownItems),
  archivedAt: row.archived_at,
});
