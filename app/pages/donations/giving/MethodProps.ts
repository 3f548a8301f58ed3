import type { User } from '#app/api/users.ts';
import type { OfferedMethod } from '#server/features/donations/donations.service.ts';
import type { SettledGift } from '../amount.ts';

export interface MethodProps {
  gift: SettledGift;
  account: User;
  method: OfferedMethod;
  /** Back to the first step. */
  onEdit: () => void;
}
