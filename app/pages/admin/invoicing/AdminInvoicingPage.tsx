import { useSearchParams } from 'react-router';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { AdminFrame } from '../AdminFrame.tsx';
import { GlobalInvoice } from './GlobalInvoice.tsx';
import { InvoiceHistory } from './InvoiceHistory.tsx';
import { IssuerView } from './IssuerView.tsx';
import { viewParam } from './view-param.ts';

/** In the order of their tabs. */
const views = [
  { word: '', name: 'issuer', View: IssuerView },
  { word: 'global', name: 'global', View: GlobalInvoice },
  { word: 'facturas', name: 'invoices', View: InvoiceHistory },
] as const;

export default function AdminInvoicingPage() {
  const text = useAdminInvoicingText();
  const [params] = useSearchParams();
  const word = params.get(viewParam) ?? '';
  const current = views.find((view) => view.word === word) ?? views[0];
  const { View } = current;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => (
        <>
          <TabLinks
            label={text.views.label}
            links={views.map((view) => ({
              to: view.word ? `?${viewParam}=${view.word}` : '?',
              label: text.views[view.name],
              current: view === current,
            }))}
            preventScrollReset
          />
          <View />
        </>
      )}
    </AdminFrame>
  );
}
