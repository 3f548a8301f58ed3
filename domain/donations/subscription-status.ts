import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** How a monthly donation stands; on the wire in PayPal's own words. */
export const subscriptionStatuses = vocabulary({
  approvalPending: 'APPROVAL_PENDING',
  approved: 'APPROVED',
  active: 'ACTIVE',
  suspended: 'SUSPENDED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
});
export type SubscriptionStatus = ValueOf<typeof subscriptionStatuses>;

/** It has not begun: the donor has not approved it, as far as the provider has told. */
export const isWaiting = (status: SubscriptionStatus): boolean =>
  status === 'approvalPending' || status === 'approved';

/** It charges, or can go on charging after a pause. */
export const isLiving = (status: SubscriptionStatus): boolean =>
  status === 'active' || status === 'suspended';

/** It never charges again. */
export const isOver = (status: SubscriptionStatus): boolean =>
  status === 'cancelled' || status === 'expired';
