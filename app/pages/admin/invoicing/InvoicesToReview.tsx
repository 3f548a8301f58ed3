import { Link, useSearchParams } from 'react-router';
import { useFound } from '#app/api/use-found.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { addressWith } from '#app/lists/use-managed-list.ts';
import { viewParam } from '../view-param.ts';
import { stateParam } from './InvoicesToCorrect.tsx';
import { countInvoicesToReview, toReview } from './invoices.ts';

/** How many invoices a person has to look at; nothing where there is none. */
export function InvoicesToReview() {
  const text = useAdminInvoicingText().invoices;
  const [params] = useSearchParams();
  const { data } = useFound(['invoices to review'], countInvoicesToReview);
  if (!data) return null;
  const address = addressWith({ [viewParam]: 'facturas', [stateParam]: toReview }, 1);
  return (
    <Notice kind="warning" title={text.toReviewCount(data)}>
      <p>{text.toReviewText}</p>
      {params.get(stateParam) !== toReview && <Link to={address}>{text.toReviewSee}</Link>}
    </Notice>
  );
}
