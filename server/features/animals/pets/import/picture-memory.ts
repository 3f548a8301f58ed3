import Sqlite from 'better-sqlite3';

/**
 * Which file or drawing, by the hash of its bytes, has become which picture. It only saves time: whoever asks looks
 * whether the picture is still there.
 */
export interface PictureMemory {
  assetOf(hash: string): string | undefined;
  remember(hash: string, assetId: string): void;
  close(): void;
}

/** @param file made when it is not there */
export function openPictureMemory(file: string): PictureMemory {
  const database = new Sqlite(file);
  database.pragma('journal_mode = wal');
  database.exec(
    'create table if not exists pictures (hash text primary key, asset_id text not null) without rowid',
  );
  const select = database
    .prepare<[string], string>('select asset_id from pictures where hash = ?')
    .pluck();
  const insert = database.prepare('insert or replace into pictures (hash, asset_id) values (?, ?)');
  return {
    assetOf: (hash) => select.get(hash),
    remember: (hash, assetId) => void insert.run(hash, assetId),
    close: () => database.close(),
  };
}
