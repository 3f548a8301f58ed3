import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import type { InvoiceState } from '#domain/invoices/invoice-state.ts';
import { type Invoice, resolvePending } from './invoices.ts';

interface Props {
  invoice: Invoice;
  /** Whoever asks has made sure that it has no stamp. */
  hasNoStamp: boolean;
  onResolved: (status: InvoiceState | undefined) => void;
  onClose: () => void;
}

/** Has the provider asked once more about an invoice without a stamp, or ends it. */
export function ResolveInvoiceDialog({ invoice, hasNoStamp, onResolved, onClose }: Props) {
  const text = useAdminInvoicingText().invoices;
  const name = folioOf(invoice);
  return (
    <ConfirmDialog
      title={(hasNoStamp ? text.endTitle : text.askTitle)(name)}
      action={hasNoStamp ? text.endYes : text.ask}
      decline={text.goBack}
      run={async () => onResolved(await resolvePending(invoice, hasNoStamp))}
      onClose={onClose}
    >
      <p>{hasNoStamp ? text.endText : text.askText}</p>
    </ConfirmDialog>
  );
}
