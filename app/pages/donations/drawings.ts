import type { DonationKind, PortalMethod } from '#domain/donations/donation-kind.ts';
import card from './drawings/card.svg';
import food from './drawings/food.svg';
import monthly from './drawings/monthly.svg';
import other from './drawings/other.svg';
import sterilization from './drawings/sterilization.svg';
import store from './drawings/store.svg';
import transfer from './drawings/transfer.svg';
import treatment from './drawings/treatment.svg';
import wallet from './drawings/wallet.svg';

/** 96 by 96. */
export const kindDrawings: Record<DonationKind, string> = {
  monthly,
  food,
  sterilization,
  treatment,
  other,
};

/** 120 by 80. */
export const methodDrawings: Record<PortalMethod, string> = {
  card,
  wallet,
  transfer,
  voucher: store,
};
