import { type PastDonation, pastDonation } from '#domain/donations/past-donation.ts';
import { type DonationImportField, donationImport } from '#domain/imports/donation-import.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { checkChoices } from '#server/features/organisation/imports/check-choices.ts';
import { createFieldReader } from '#server/features/organisation/imports/field-reader.ts';
import type { TableImport } from '#server/features/organisation/imports/import-kind.ts';
import { runFields } from '#server/features/organisation/imports/run-fields.ts';
import { donationTemplate } from './donation-template.ts';
import { deletePast, findChanged } from './past-donations.repository.ts';
import {
  createContents,
  type PastDependencies,
  storePastDonations,
} from './store-past-donations.ts';

/** Donations of before the portal, with their donors. */
export const donationTableImport = (
  dependencies: PastDependencies & { database: Database },
): TableImport<DonationImportField> => ({
  kind: donationImport,
  right: 'donations.bringIn',
  job: 'donations.bringIn',
  imported: 'donations.broughtIn',
  undone: 'donations.bringInUndone',
  logged: (donationCount) => ({ donationCount }),
  touched: 'importDonationsTouched',
  called: { key: 'reference', name: 'donorName' },
  longestName: 120,
  template: donationTemplate,
  check: ({ choices }, columns) => checkChoices(donationImport, choices, columns),
  async run(one, rows, manner) {
    const today = dependencies.today();
    const reader = createFieldReader<DonationImportField, PastDonation>(donationImport, one, {
      rule: pastDonation(today),
      today,
    });
    await runFields(
      {
        database: dependencies.database,
        reader,
        rows,
        keyOf: createContents(),
        keyField: 'reference',
        store: (tx, right) => storePastDonations(dependencies, tx, one.mapName, right),
      },
      manner,
    );
  },
  takeBack: (tx, _, ids) => takeBack(dependencies, tx, ids),
});

async function takeBack(
  { invoicing, customers }: PastDependencies,
  tx: Tx,
  ids: readonly string[],
): Promise<readonly string[]> {
  const touched = new Set(await findChanged(tx.query, ids));
  for (const { invoiced } of invoicing) {
    for (const id of await invoiced(tx.query, ids)) touched.add(id);
  }
  if (touched.size > 0) return [...touched];
  await customers.takeBack(tx, await deletePast(tx, ids));
  return [];
}
