import { Link, useSearchParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { addressWith } from '#app/lists/use-managed-list.ts';
import { findInvoicesToCorrect } from '#domain/invoices/invoicing-calls.ts';
import { viewParam } from '../view-param.ts';
import { toCorrect } from './invoices.ts';

/** Of the list of invoices. */
export const stateParam = 'estado';

/** How many invoices say more than refunds and disputes leave of their donations; nothing where there is none. */
export function InvoicesToCorrect() {
  const text = useAdminInvoicingText().invoices;
  const [params] = useSearchParams();
  const { data } = useCall(findInvoicesToCorrect, {});
  if (!data?.length) return null;
  const address = addressWith({ [viewParam]: 'facturas', [stateParam]: toCorrect }, 1);
  return (
    <Notice kind="warning" title={text.toCorrectCount(data.length)}>
      <p>{text.toCorrectText}</p>
      {params.get(stateParam) !== toCorrect && <Link to={address}>{text.toCorrectSee}</Link>}
    </Notice>
  );
}
