import { type Kysely, sql } from 'kysely';
import { mostCounted } from '#domain/dashboard/attention.ts';
import type { FolderDocumentKind, PaperTask } from '#domain/document-folders/folder-document.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import { petReferences } from '../pets/core/pet-references.ts';

type Query = Kysely<Tables>;

/** A document whose files nobody has looked at yet. */
export interface WaitingPaper {
  documentId: string;
  kind: FolderDocumentKind;
  folderId: string;
  petId: string;
  /** Instant. */
  waitingSince: string;
}

const waiting = (query: Query) =>
  query
    .selectFrom('folder_documents')
    .where('waiting_since', 'is not', null)
    .where('folder_id', 'in', petReferences.folderIds(query));

/** In folders of pets that are not deleted, who waits longest first. */
export async function pageOfWaiting(
  query: Query,
  request: PageRequest,
): Promise<Paged<WaitingPaper>> {
  const rows = await waiting(query)
    .innerJoin('document_folders', 'document_folders.id', 'folder_documents.folder_id')
    .select((eb) => [
      'folder_documents.id as documentId',
      eb.ref('folder_documents.kind').$castTo<FolderDocumentKind>().as('kind'),
      'folder_id as folderId',
      'document_folders.pet_id as petId',
      eb.ref('waiting_since').$castTo<string>().as('waitingSince'),
    ])
    .orderBy('waiting_since')
    .orderBy('folder_documents.id')
    .limit(request.limit)
    .offset((request.page - 1) * request.limit)
    .execute();
  const { total } = await waiting(query)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return paged(rows, Number(total), request);
}

export const countWaiting = (database: Database): Promise<number> =>
  countAtMost(database, waiting(database.query), mostCounted);

/** Whose papers are looked for, and when: all days are YYYY-MM-DD. */
export interface TaskScope {
  ownerId: string;
  today: string;
  /** The last day of those that count as soon. */
  soon: string;
}

export interface TaskRow {
  folderId: string;
  kind: FolderDocumentKind;
  task: PaperTask;
  validUntil: string | null;
  comments: string;
}

const taskOf = (today: string) => sql<PaperTask>`case
  when standing = 'invalid' then 'rejected'
  when standing = 'preparing' then 'missing'
  when valid_until < ${today} then 'expired'
  else 'expiring' end`;

/** As they stand in `paperTask`. */
const urgencyOf = (today: string) => sql<number>`case
  when standing = 'invalid' then 0
  when standing = 'preparing' then 3
  when valid_until < ${today} then 1
  else 2 end`;

/** A contract is due with the adoption, which cannot be without it. */
const tasks = (query: Query, { soon }: TaskScope) =>
  query
    .selectFrom('folder_documents')
    .where(({ eb, or, and }) =>
      or([
        eb('standing', '=', 'invalid'),
        and([eb('standing', '=', 'preparing'), eb('kind', '<>', 'adoptionContract')]),
        and([eb('standing', '=', 'valid'), eb('valid_until', '<=', soon)]),
      ]),
    );

/** The folders of somebody's pets in which there is something to see to, the most urgent first. */
export async function foldersWithTasks(
  query: Query,
  scope: TaskScope,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const rows = await tasks(query, scope)
    .select('folder_id as folderId')
    .where('folder_id', 'in', petReferences.folderIds(query, scope.ownerId))
    .groupBy('folder_id')
    .orderBy(sql`min(${urgencyOf(scope.today)})`)
    .orderBy('folder_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ folderId }) => folderId);
}

export async function countFoldersWithTasks(query: Query, scope: TaskScope): Promise<number> {
  const { total } = await tasks(query, scope)
    .select(({ fn }) => fn.count<number>('folder_id').distinct().as('total'))
    .where('folder_id', 'in', petReferences.folderIds(query, scope.ownerId))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The most urgent of each folder first. */
export async function tasksIn(
  query: Query,
  scope: TaskScope,
  folderIds: readonly string[],
): Promise<TaskRow[]> {
  if (folderIds.length === 0) return [];
  const rows = await tasks(query, scope)
    .select((eb) => [
      'folder_id as folderId',
      eb.ref('kind').$castTo<FolderDocumentKind>().as('kind'),
      taskOf(scope.today).as('task'),
      'valid_until as validUntil',
      'comments',
    ])
    .where('folder_id', 'in', folderIds)
    .orderBy(urgencyOf(scope.today))
    .orderBy('valid_until')
    .orderBy('id')
    .execute();
  // Of files that are gone, nobody decided anything.
  return rows.map((row) =>
    row.task === 'missing' ? { ...row, validUntil: null, comments: '' } : row,
  );
}
