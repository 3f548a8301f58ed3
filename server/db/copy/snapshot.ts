import type { DatabaseConfig } from '../../config/config.ts';
import type { Snapshot } from './table-rows.ts';

/** @throws StartupError when it cannot be opened, or is no database of the portal */
export async function openSnapshot(config: DatabaseConfig): Promise<Snapshot> {
  if (config.kind === 'sqlite') {
    const { openSqliteSnapshot } = await import('../dialects/sqlite-snapshot.ts');
    return openSqliteSnapshot(config.file);
  }
  const { openPostgresSnapshot } = await import('../dialects/postgres-snapshot.ts');
  return openPostgresSnapshot(config.url);
}
