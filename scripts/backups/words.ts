import type { BackupOutcome } from '#server/features/organisation/backups/backup.ts';

const number = new Intl.NumberFormat('en');

/** As the last line of a command says it: one line, whatever it is about. */
export function countsOf({
  tables,
  rows,
  files,
  missing,
}: Pick<BackupOutcome, 'tables' | 'rows' | 'files' | 'missing'>): string {
  const counts = `${number.format(tables)} tables with ${number.format(rows)} rows, ${number.format(files)} files`;
  if (missing.count === 0) return counts;
  return `${counts}; ${number.format(missing.count)} files that rows name are missing (${missing.first.slice(0, 3).join(', ')})`;
}

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
