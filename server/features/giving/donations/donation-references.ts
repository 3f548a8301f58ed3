import {
  campaignGiftsByDay,
  campaignNames,
  companyGiftsByDay,
  forgetFundraiserNames,
  forgetShownName,
  fundraiserGiftsByDay,
  fundraiserNames,
  isCampaignNamed,
  isCompanyNamed,
} from './campaign-gifts.repository.ts';
import { findChargePayments, isBeingRefunded, sumCharges } from './charge-payments.repository.ts';
import {
  findByKeys,
  findDonorsAmong,
  findKeys,
  findReduced,
  findWithoutInvoice,
  givenForPet,
  lockAll,
  setInvoice,
  wantInvoice,
} from './donation-references.repository.ts';
import { isIdentified } from './identified-donors.repository.ts';
import { findMovements } from './movements.repository.ts';
import { firstMonth, publicSums } from './public-sums.repository.ts';
import { ledgerMark, standingGifts, standingKinds } from './standing-gifts.repository.ts';

export type { Movement } from './movements.repository.ts';
export type { StandingGift } from './standing-gifts.repository.ts';

/**
 * What other features ask about the donations that they name, inside their own transactions; who may do what with the
 * answer they decide themselves.
 */
export const donationReferences = {
  /** In queries, for a column with a donation's id: whether the anti-laundering law has its donor identified. */
  isIdentified,
  find: findByKeys,
  keysOf: findKeys,
  /** Of these addresses, as `normalizeEmail` has them, those from which a donation was paid. */
  donorsAmong: findDonorsAmong,
  reduced: findReduced,
  lock: lockAll,
  setInvoice,
  wantInvoice,
  withoutInvoice: findWithoutInvoice,
  /** What moved money within days, with its donation. */
  movements: findMovements,
  /** What is left of each that was paid, in portions by day. */
  standing: standingGifts,
  standingKinds,
  ledgerMark,
  /** What a month's lines of the ledger come to, by purpose and by way. */
  publicSums,
  firstMonth,
  /** What was paid of what adoptions ask for. */
  chargePayments: findChargePayments,
  chargeSums: sumCharges,
  isChargeBeingRefunded: isBeingRefunded,
  /** Centavos that were paid for a pet and not given back. */
  givenForPet,
  /** What is left, by campaign, of the gifts that were paid on each day. */
  campaignGiftsByDay,
  /** The same by person's page. */
  fundraiserGiftsByDay,
  /** The same of companies, without gifts that want no name. */
  companyGiftsByDay,
  /** Whether any donation, or monthly one, is of the company. */
  isCompanyNamed,
  /** Whether any donation names the campaign. */
  isCampaignNamed,
  campaignNames,
  fundraiserNames,
  forgetFundraiserNames,
  forgetShownName,
};
