import type { Database } from '#server/db/database.ts';

/** A running server, as it last told of itself. */
export interface ServerProcess {
  id: string;
  host: string;
  version: string;
  /** Instants, UTC ISO 8601. */
  startedAt: string;
  seenAt: string;
  /** Bytes, of the disk of its DATA_DIR. */
  diskFree: number | null;
  diskSize: number | null;
}

export async function putProcess({ query }: Database, process: ServerProcess): Promise<void> {
  const { id, host, version, startedAt, seenAt, diskFree, diskSize } = process;
  const seen = { version, seen_at: seenAt, disk_free: diskFree, disk_size: diskSize };
  await query
    .insertInto('server_processes')
    .values({ id, host, started_at: startedAt, ...seen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
    .execute();
}

/** Newest first. */
export function findProcesses(
  { query }: Database,
  seenAfter: string,
  most: number,
): Promise<ServerProcess[]> {
  return query
    .selectFrom('server_processes')
    .select([
      'id',
      'host',
      'version',
      'started_at as startedAt',
      'seen_at as seenAt',
      'disk_free as diskFree',
      'disk_size as diskSize',
    ])
    .where('seen_at', '>', seenAfter)
    .orderBy('seen_at', 'desc')
    .limit(most)
    .execute();
}

export async function forgetProcesses({ query }: Database, seenBefore: string): Promise<void> {
  await query.deleteFrom('server_processes').where('seen_at', '<', seenBefore).execute();
}

export async function deleteProcess({ query }: Database, id: string): Promise<void> {
  await query.deleteFrom('server_processes').where('id', '=', id).execute();
}
