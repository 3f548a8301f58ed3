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

/** It never charges again. */
export const isOver = (status: SubscriptionStatus): boolean =>
  status === 'cancelled' || status === 'expired';
