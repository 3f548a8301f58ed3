import { labelsOf } from '#domain/contract/field.ts';
import { donationDocumentFields } from '#domain/donations/donation.ts';
import { formatPesos } from '#domain/money.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { forgetNamesOf } from './campaign-gifts.repository.ts';
import { findEntries } from './entries.repository.ts';
import { takeDonorOut } from './identified-donors.repository.ts';
import { gaveSince, isAwaitingAnswer } from './own-donations.repository.ts';
import { findAllOf } from './receipts/receipts.repository.ts';
import { emptyLines, findOwnLines } from './statements/line-people.repository.ts';

/**
 * What somebody gave. Of an account that is erased the books stay as they are, without the person: see
 * docs/decisions/0016-what-an-erased-donor-leaves.md, and of those whom the law has identified 0076-identified-donors.md.
 */
export const donationsPersonalData = (
  database: Database,
  dataVersions: Pick<DataVersions, 'bump'>,
): PersonalData => {
  const { userId: _, branchId: __, details: ___, ...labels } = labelsOf(donationDocumentFields);
  return {
    key: 'donations',
    title: { es: 'Tus donativos', en: 'Your donations' },
    labels,
    async *find({ id }) {
      for await (const donations of findAllOf(database, id)) {
        const ids = donations.map((donation) => donation.id);
        const entries = await findEntries(database, ids);
        yield donations.map(({ amountCents, refundedCents, ...donation }) => ({
          ...donation,
          amountCents: formatPesos(amountCents),
          refundedCents: formatPesos(refundedCents),
          entries: (entries.get(donation.id) ?? []).map(
            ({ bookedAt, amountCents: cents }) => `${bookedAt}: ${formatPesos(cents)}`,
          ),
        }));
      }
    },
    // Until the answer is there, what was asked has to be asked again as it was, the address included.
    erasureObstacle: async (query, { id }) =>
      (await isAwaitingAnswer(query, { userId: id })) ? 'donationUnderWay' : undefined,
    inUse: (query, { id }, since) => gaveSince(query, id, since),
    async erase(tx, { id }) {
      await emptyLines(tx, await findOwnLines(tx.query, id));
      // From the pages of campaigns at once.
      if (await forgetNamesOf(tx, id)) await dataVersions.bump(tx, 'campaigns');
      await takeDonorOut(tx, id);
    },
  };
};
