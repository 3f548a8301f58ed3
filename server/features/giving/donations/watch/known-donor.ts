import type { WatchedDonor } from '#domain/donations/donor-watch.ts';
import type { NamedCustomer } from '#server/features/organisation/catalogues/customers.ts';
import type { PaidGift } from './watched-gifts.repository.ts';

export interface KnownDonor extends WatchedDonor<PaidGift> {
  /** undefined where the portal does not know them any more. */
  customer: NamedCustomer | undefined;
  /** Of a donor without an account; '' where there is an account. */
  name: string;
}
