import { isOwnerOrCan } from '#domain/access/relations.ts';
import { can, requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';

/** Whose an invoice or a donation is; null where the account was erased, or it never was one person's. */
interface Owned {
  userId: string | null;
}

/** Donors see their own; to them, those of others do not exist. */
export const mayRead = (viewer: Viewer, { userId }: Owned): boolean =>
  isOwnerOrCan(viewer, userId, 'invoices.manage');

/** One that was stamped after it had ended is nobody's invoice: who keeps invoices cancels it. */
export const maySeeStamp = (viewer: Viewer, { reviewReason }: Pick<Invoice, 'reviewReason'>) =>
  reviewReason !== 'lateStamp' || can(viewer, 'invoices.manage');

/**
 * Who sets the issuer up, cancels what it has issued, and issues to the general public.
 * @throws AppError unauthenticated, forbidden
 */
export const requireInvoiceKeeper = (viewer: Viewer): string =>
  requireRight(viewer, 'invoices.manage');
