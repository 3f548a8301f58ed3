import Sqlite from 'better-sqlite3';

/** Remembers on which line an external id stood first, in a temporary file: a million ids cost no memory. */
export interface SeenIds {
  /** @returns the line of the same id further up, if there is one */
  firstLineOf(externalId: string, line: number): number | undefined;
  close(): void;
}

export function createSeenIds(): SeenIds {
  // An empty name is SQLite's for a database that lives in a temporary file and goes with its handle.
  const database = new Sqlite('');
  database.pragma('journal_mode = off');
  database.pragma('synchronous = off');
  database.exec('create table seen (id text primary key, line integer not null) without rowid');
  database.exec('begin');
  const insert = database.prepare(
    'insert into seen (id, line) values (?, ?) on conflict do nothing',
  );
  const select = database.prepare<[string], number>('select line from seen where id = ?').pluck();
  return {
    firstLineOf: (externalId, line) =>
      insert.run(externalId, line).changes === 1 ? undefined : select.get(externalId),
    close: () => database.close(),
  };
}
