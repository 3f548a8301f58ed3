import { petUses } from '#server/features/animals/pets/core/pet-use.ts';
import type { Contribution } from '#server/features/extension-point.ts';
import type { Base } from '#server/features/feature.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import {
  customerUses,
  identifiedCustomers,
} from '#server/features/organisation/catalogues/customer-use.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import { accountUses } from '#server/features/people/accounts/account-use.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { countOpenCounts } from './cash/cash-counts.repository.ts';
import type { CardKeys } from './dedications/card-keys.ts';
import { dedicationCard } from './dedications/card-mail.ts';
import {
  deleteDedications,
  expiringDedications,
  expiringReceivers,
  forgetReceivers,
} from './dedications/dedications.repository.ts';
import {
  dedicationsPersonalData,
  receivedCardsPersonalData,
} from './dedications/dedications-personal-data.ts';
import { countOpenDifferences } from './differences.repository.ts';
import { donationMailTemplates } from './donation-mails.ts';
import { findPetsWithDonations } from './donation-references.repository.ts';
import { donationsPersonalData } from './donations-personal-data.ts';
import { guestDonorsPersonalData } from './guests/guest-donors-personal-data.ts';
import { guestLinks } from './guests/guest-links-mail.ts';
import {
  expiringDonors,
  expiringIdentifiedDonors,
  findIdentifiedCustomers,
} from './identified-donors.repository.ts';
import { expiringInKind, takeInKindDonorsOut } from './in-kind/in-kind.repository.ts';
import { inKindPersonalData } from './in-kind/in-kind-personal-data.ts';
import {
  expiringMonthlyDonors,
  findMonthlyCustomers,
  moveMonthlyEmail,
  takeMonthlyDonorsOut,
} from './monthly/monthly-donors.repository.ts';
import { monthlyMailTemplates } from './monthly/monthly-mails.ts';
import { monthlyPersonalData } from './monthly/monthly-personal-data.ts';
import { findPetsWithMonthly } from './monthly/monthly-pets.repository.ts';
import {
  findDonors,
  findGivingCustomers,
  moveReceiptEmail,
  takeDonorsOut,
} from './own-donations.repository.ts';
import { pastDonationsPersonalData } from './past/past-donations-personal-data.ts';
import { countOpenLines } from './statements/bank-lines.repository.ts';
import { emptyLines, expiringLines } from './statements/line-people.repository.ts';
import { linePersonalData } from './statements/line-personal-data.ts';
import type { DonorWatch } from './watch/donor-watch.ts';

interface Dependencies extends Pick<Base, 'database' | 'dataVersions' | 'clock'> {
  cardKeys: CardKeys;
  donorWatch: DonorWatch;
}

/** What is held about people and until when, whom donations name, the mails, and what waits for somebody. */
export function donationContributions({
  database,
  dataVersions,
  clock,
  cardKeys,
  donorWatch,
}: Dependencies): Contribution[] {
  return [
    petUses(findPetsWithDonations, findPetsWithMonthly),
    mailTemplates(...donationMailTemplates, guestLinks, dedicationCard, ...monthlyMailTemplates),
    personalData(
      donationsPersonalData(database, dataVersions),
      pastDonationsPersonalData(database),
      linePersonalData(database),
      inKindPersonalData(database),
      guestDonorsPersonalData(database),
      monthlyPersonalData(database),
      // Erased before the gifts that they went with.
      dedicationsPersonalData(database),
      receivedCardsPersonalData(database, cardKeys, () => clock.now()),
    ),
    retentions(
      retentionOf('donations', expiringDonors, takeDonorsOut),
      retentionOf('identifiedDonations', expiringIdentifiedDonors, takeDonorsOut),
      retentionOf('cardReceivers', expiringReceivers, forgetReceivers),
      retentionOf('dedications', expiringDedications, deleteDedications),
      retentionOf('bankLines', expiringLines, emptyLines),
      retentionOf('inKindGifts', expiringInKind, takeInKindDonorsOut),
      retentionOf('monthlyDonations', expiringMonthlyDonors, takeMonthlyDonorsOut),
    ),
    accountUses(findDonors),
    customerUses(findGivingCustomers, findMonthlyCustomers),
    identifiedCustomers(findIdentifiedCustomers),
    emailMoves(moveReceiptEmail, moveMonthlyEmail),
    attentionSources(
      { kind: 'paymentDifferences', countAll: () => countOpenDifferences(database) },
      { kind: 'cashToConfirm', countAll: () => countOpenCounts(database) },
      { kind: 'umaMissing', countAll: donorWatch.countMissingUma },
      { kind: 'depositsToIdentify', countAll: () => countOpenLines(database) },
    ),
  ];
}
