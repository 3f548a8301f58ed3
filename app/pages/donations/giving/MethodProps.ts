import type { User } from '#app/api/users.ts';
import type { OfferedMethod } from '#server/features/donations/donations.service.ts';
import type { SettledGift } from '../amount.ts';

export interface MethodProps {
  gift: SettledGift;
  /** What it is for, in words. */
  purpose: string;
  account: User;
  method: OfferedMethod;
  /** Told whether it is open what came of a payment. */
  onUncertain: (isUncertain: boolean) => void;
  /** Back to the first step. */
  onEdit: () => void;
}
