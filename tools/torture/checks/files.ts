import { openFileStore } from '#server/adapters/files/open-file-store.ts';
import { usualS3Limits } from '#server/adapters/files/s3-client.ts';
import { openSnapshot } from '#server/db/copy/snapshot.ts';
import { openExpectedFiles } from '#server/features/organisation/backups/expected-files.ts';
import { must } from '../promises.ts';
import type { Check } from './facts.ts';

/** As a backup looks at them. */
export const filesAndRows: Check = async ({ config }) => {
  const expected = openExpectedFiles();
  const snapshot = await openSnapshot(config.database);
  for (const table of snapshot.tables) {
    for await (const rows of snapshot.read(table)) {
      for (const row of rows) expected.note(table.name, row);
    }
  }
  await snapshot.close();
  const orphans: string[] = [];
  let count = 0;
  // On a busy machine a page of a thousand keys takes longer than a portal waits.
  const limits = { ...usualS3Limits, answer: 120_000, silence: 120_000 };
  for await (const key of (await openFileStore(config.files, { limits })).keys()) {
    count += 1;
    if (!expected.belongs(key)) orphans.push(key);
  }
  const missing = expected.missing();
  expected.close();
  must(missing.count === 0, 'no row is without its files', missing);
  must(orphans.length === 0, 'no file is without its row', orphans.slice(0, 20));
  return `${count} files`;
};
