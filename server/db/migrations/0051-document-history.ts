import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How documents came into their states. Of those that are there already it begins with the state that they are in. */
export const createDocumentHistory: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const columns = 'kind, document_id, position, to_state, made_as, made_at, words';
    const statements = [
      `create table document_history (
        kind ${text} not null,
        document_id ${text} not null,
        position ${integer} not null,
        transition ${text},
        from_state ${text},
        to_state ${text} not null,
        made_as ${text} not null,
        made_by ${text},
        made_at ${text} not null,
        words ${text} not null,
        primary key (kind, document_id, position)
      ) ${strict}`,
      'create index document_history_made_by on document_history (made_by, made_at) where made_by is not null',
      `insert into document_history (${columns})
        select 'contactMessage', id, 1, status, 'visitor', created_at, '' from contact_messages`,
      `insert into document_history (${columns})
        select 'invoice', id, 1, status, 'system',
          case status when 'pending' then created_at else updated_at end, '' from invoices`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(query);
  },
};
