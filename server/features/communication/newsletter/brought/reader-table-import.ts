import { normalizeEmail } from '#domain/email.ts';
import { type ReaderImportField, readerImport } from '#domain/imports/reader-import.ts';
import { type BroughtReader, broughtReader } from '#domain/newsletter/brought-reader.ts';
import type { Database } from '#server/db/database.ts';
import { checkChoices } from '#server/features/organisation/imports/check-choices.ts';
import { createFieldReader } from '#server/features/organisation/imports/field-reader.ts';
import type { TableImport } from '#server/features/organisation/imports/import-kind.ts';
import { runFields } from '#server/features/organisation/imports/run-fields.ts';
import { deleteSubscriptions, findTouched } from '../newsletter.repository.ts';
import type { ReaderUse } from '../reader-use.ts';
import { readerTemplate } from './reader-template.ts';
import { type ReaderDependencies, storeBroughtReaders } from './store-brought-readers.ts';

/** Readers of a newsletter that was sent from elsewhere. */
export const readerTableImport = (
  dependencies: ReaderDependencies & {
    database: Database;
    today: () => string;
    uses: readonly ReaderUse[];
  },
): TableImport<ReaderImportField> => ({
  kind: readerImport,
  right: 'newsletter.manage',
  job: 'newsletter.bringIn',
  imported: 'newsletter.broughtIn',
  undone: 'newsletter.bringInUndone',
  logged: (recipients) => ({ recipients }),
  touched: 'importReadersTouched',
  called: { key: 'email', name: 'name' },
  longestName: 120,
  template: readerTemplate,
  check: ({ choices }, columns) => checkChoices(readerImport, choices, columns),
  async run(one, rows, manner) {
    const today = dependencies.today();
    const reader = createFieldReader<ReaderImportField, BroughtReader>(readerImport, one, {
      rule: broughtReader(today),
      today,
    });
    await runFields(
      {
        database: dependencies.database,
        reader,
        rows,
        keyOf: ({ email }) => normalizeEmail(email),
        keyField: 'email',
        store: (tx, right) => storeBroughtReaders(dependencies, tx, one.id, right),
      },
      manner,
    );
  },
  async takeBack(tx, { id }, ids) {
    const touched = await findTouched(tx, ids, id, dependencies.uses);
    if (touched.length === 0) await deleteSubscriptions(tx, ids);
    return touched;
  },
});
