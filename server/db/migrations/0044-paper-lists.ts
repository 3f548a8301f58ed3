import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Migration } from './migration.ts';

/**
 * How each document of a folder stands, for lists over all folders, and since when it waits for its review; and what
 * reviewers wrote, as a history.
 */
export const listPapers: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `alter table folder_documents add column standing ${text} not null default 'preparing'`,
      `alter table folder_documents add column waiting_since ${text}`,
      `create index folder_documents_waiting on folder_documents (waiting_since, id)
        where waiting_since is not null`,
      `create table folder_notes (
        id ${text} primary key,
        document_id ${text} not null references folder_documents (id) on delete cascade,
        created_at ${text},
        author_id ${text} references users (id) on delete set null,
        status ${text} not null,
        comments ${text} not null
      ) ${strict}`,
      'create index folder_notes_of_document on folder_notes (document_id)',
      'create index folder_notes_of_author on folder_notes (author_id)',
      // Nobody noted who wrote them, and when.
      `insert into folder_notes (id, document_id, created_at, author_id, status, comments)
        select id, id, null, null, status, comments from folder_documents where comments <> ''`,
    ]) {
      await sql.raw(statement).execute(query);
    }
    await fillStandings(query);
  },
};

const documentsAtOnce = 500;

async function fillStandings(query: Kysely<Tables>): Promise<void> {
  let afterId = '';
  for (;;) {
    const { rows } = await sql<Document>`
      select d.id, d.kind, d.status, d.decided_files_json as decided, f.pet_id as "petId"
      from folder_documents d join document_folders f on f.id = d.folder_id
      where d.id > ${afterId} order by d.id limit ${documentsAtOnce}`.execute(query);
    for (const document of rows) await fillStanding(query, document);
    const last = rows.at(-1);
    if (!last || rows.length < documentsAtOnce) return;
    afterId = last.id;
  }
}

interface Document {
  id: string;
  kind: string;
  status: string;
  decided: string;
  petId: string;
}

interface File {
  id: string;
  since: string;
}

/** Documents that are the pet's own papers. */
const paperOf: Partial<Record<string, string>> = {
  sterilizationCertificate: 'cedula',
  adoptionContract: 'contrato',
};

async function fillStanding(query: Kysely<Tables>, document: Document): Promise<void> {
  const files = await filesOf(query, document);
  const decided: string[] = JSON.parse(document.decided);
  const isDecided =
    files
      .map(({ id }) => id)
      .sort()
      .join() === decided.toSorted().join();
  const undecided = files.length === 0 ? 'preparing' : 'reviewing';
  const standing = isDecided ? document.status : undecided;
  const unseen = files.filter(({ id }) => !decided.includes(id));
  const [since = null] = (unseen.length > 0 ? unseen : files).map((file) => file.since).sort();
  const waitingSince = standing === 'reviewing' ? since : null;
  await sql`update folder_documents set standing = ${standing}, waiting_since = ${waitingSince}
    where id = ${document.id}`.execute(query);
}

async function filesOf(query: Kysely<Tables>, { id, kind, petId }: Document): Promise<File[]> {
  const paper = paperOf[kind];
  if (paper === undefined) {
    const { rows } = await sql<File>`
      select id, created_at as since from folder_files where document_id = ${id}`.execute(query);
    return rows;
  }
  const { rows } = await sql<{ key: string; since: string }>`
    select file_key as key, created_at as since from pet_papers
    where pet_id = ${petId} and kind = ${paper}`.execute(query);
  return rows.map(({ key, since }) => ({
    id: key.replace(/^.*\//, '').replace(/\.\w+$/, ''),
    since,
  }));
}
