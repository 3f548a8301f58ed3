import { isAdministrator, type Viewer } from '#domain/accounts/viewer.ts';
import { forbidden, unauthenticated } from '#domain/errors.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';

/** Whose an invoice or a donation is; null where the account was erased, or it never was one person's. */
interface Owned {
  userId: string | null;
}

/** Donors see their own; to them, those of others do not exist. */
export const mayRead = (viewer: Viewer, { userId }: Owned): boolean =>
  isAdministrator(viewer) || (viewer.kind === 'user' && viewer.id === userId);

/** One that was stamped after it had ended is nobody's invoice: administrators cancel it. */
export const maySeeStamp = (viewer: Viewer, { reviewReason }: Pick<Invoice, 'reviewReason'>) =>
  reviewReason !== 'lateStamp' || isAdministrator(viewer);

/** @throws AppError unauthenticated */
export function requireSession(viewer: Viewer): void {
  if (viewer.kind === 'visitor') throw unauthenticated('noToken');
}

/**
 * Who sets the issuer up, cancels what it has issued, and issues to the general public.
 * @throws AppError unauthenticated, forbidden
 */
export function requireInvoiceKeeper(viewer: Viewer): void {
  requireSession(viewer);
  if (!isAdministrator(viewer)) throw forbidden();
}
