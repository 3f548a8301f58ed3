import { Link, useSearchParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { addressWith } from '#app/lists/use-managed-list.ts';
import { viewParam } from '../view-param.ts';
import { findInvoicesToCorrect, toCorrect } from './invoices.ts';

/** Of the list of invoices. */
export const stateParam = 'estado';

/** How many invoices say more than refunds have left of their donations; nothing where there is none. */
export function InvoicesToCorrect() {
  const text = useAdminInvoicingText().invoices;
  const [params] = useSearchParams();
  const { data } = useLoaded(findInvoicesToCorrect);
  if (!data?.length) return null;
  const address = addressWith({ [viewParam]: 'facturas', [stateParam]: toCorrect }, 1);
  return (
    <Notice kind="warning" title={text.toCorrectCount(data.length)}>
      <p>{text.toCorrectText}</p>
      {params.get(stateParam) !== toCorrect && <Link to={address}>{text.toCorrectSee}</Link>}
    </Notice>
  );
}
