import { findInKind, invoiceInKind, releaseInKind, stampInKind } from './in-kind.repository.ts';

/** What invoices ask about the gifts in kind that they name, inside their own transactions. */
export const inKindReferences = {
  find: findInKind,
  invoice: invoiceInKind,
  stamp: stampInKind,
  release: releaseInKind,
};
