import {
  findByKeys,
  findDonorsAmong,
  findKeys,
  findRefunded,
  findWithoutInvoice,
  givenForPet,
  lockAll,
  setInvoice,
  wantInvoice,
} from './donation-references.repository.ts';

/**
 * What other features ask about the donations that they name, inside their own transactions; who may do what with the
 * answer they decide themselves.
 */
export const donationReferences = {
  find: findByKeys,
  keysOf: findKeys,
  /** Of these addresses, as `normalizeEmail` has them, those from which a donation was paid. */
  donorsAmong: findDonorsAmong,
  refunded: findRefunded,
  lock: lockAll,
  setInvoice,
  wantInvoice,
  withoutInvoice: findWithoutInvoice,
  /** Centavos that were paid for a pet and not given back. */
  givenForPet,
};
