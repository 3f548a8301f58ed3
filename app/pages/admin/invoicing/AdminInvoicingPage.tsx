import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { AdminViews } from '../AdminViews.tsx';
import { GlobalInvoice } from './GlobalInvoice.tsx';
import { InvoiceHistory } from './InvoiceHistory.tsx';
import { IssuerView } from './IssuerView.tsx';

/** In the order of their tabs. */
const views = [
  { word: '', name: 'issuer', View: IssuerView },
  { word: 'global', name: 'global', View: GlobalInvoice },
  { word: 'facturas', name: 'invoices', View: InvoiceHistory },
] as const;

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminInvoicingPage() {
  return <AdminViews text={useAdminInvoicingText()} views={views} />;
}
