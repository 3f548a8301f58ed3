import type { Right } from '#domain/access/rights.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** Whether an account is there, not suspended, and has a right. */
export type IsActive = (id: string, right: Right) => Promise<boolean>;

/** Of accounts, which themselves rest on the texts of the portal. */
export const activeAccounts = extensionPoint<IsActive>();
