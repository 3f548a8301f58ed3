import { call } from '#app/api/call.ts';
import { fetchTaxRegimes } from '#app/api/sat-lists.ts';
import { useFound } from '#app/api/use-found.ts';
import { ReceiverFields } from '#app/billing/ReceiverFields.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useInKindText } from '#app/i18n/in-kind/use-in-kind-text.ts';
import type { DonationDetails } from '#domain/donations/bookkeeping-calls.ts';
import { createDonorInvoice } from '#domain/invoices/invoicing-calls.ts';
import { numberOf } from './donations.ts';

interface Props {
  donation: DonationDetails;
  onMade: (kind: 'success' | 'info', title: string) => void;
  onClose: () => void;
}

/** The invoice of a donor without an account: whoever makes it writes whom it is made out to. */
export function InvoiceDonorDialog({ donation, onMade, onClose }: Props) {
  const { dialog: text } = useAdminDonationsText();
  const { invoice: words } = useInKindText();
  const { data: regimes, failure, reload } = useFound(['tax regimes'], fetchTaxRegimes);
  const { series, folio, donor, email } = donation;
  const form = useForm({
    defaults: { legalName: donor?.name ?? '', rfc: '', taxPostalCode: '', taxRegime: '', email },
    async send(said, { keyOf }) {
      const wanted = { series, folio: folio ?? 0, ...said };
      const { state } = await call(createDonorInvoice, wanted, { idempotencyKey: keyOf(wanted) });
      if (state === 'valid') onMade('success', text.madeInvoice);
      else onMade('info', text.madeInvoicePending);
      onClose();
    },
  });
  return (
    <FormDialog
      title={text.makeInvoiceTitle(numberOf(donation))}
      words={{ save: text.makeInvoice, saving: words.saving }}
      form={form}
      onClose={onClose}
      wide
    >
      <p>{words.lead}</p>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <ReceiverFields
        field={form.field}
        rfc={form.form.watch('rfc')}
        regimes={regimes ?? []}
        words={words}
      />
      <TextField type="email" label={words.email} autoComplete="off" {...form.field('email')} />
    </FormDialog>
  );
}
