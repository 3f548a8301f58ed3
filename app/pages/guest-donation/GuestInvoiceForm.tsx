import { call } from '#app/api/call.ts';
import { fetchTaxRegimes } from '#app/api/sat-lists.ts';
import { useFound } from '#app/api/use-found.ts';
import { ReceiverFields } from '#app/billing/ReceiverFields.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useGuestDonationText } from '#app/i18n/guest-donation/use-guest-donation-text.ts';
import { invoiceGuestDonation } from '#domain/donations/guest-donation-calls.ts';
import { guestBilling } from '#domain/invoices/guest-billing.ts';
import styles from './GuestDonation.module.css';

const defaults = { rfc: '', legalName: '', taxRegime: '', taxPostalCode: '' };
const rules = schemaRules(guestBilling);

/** Whom the invoice is made out to. Once it is asked for, the page shows it. */
export function GuestInvoiceForm({ linkKey }: { linkKey: string }) {
  const { invoice: text } = useGuestDonationText();
  const { data: regimes, failure, reload } = useFound(['tax regimes'], fetchTaxRegimes);
  const form = useForm({
    rules,
    defaults,
    asksBeforeLeaving: true,
    async send(billing, { keyOf }) {
      const idempotencyKey = keyOf(billing);
      await call(invoiceGuestDonation, { key: linkKey, ...billing }, { idempotencyKey });
    },
  });
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!regimes) return <LoadingScreen />;
  return (
    <div className={styles.form}>
      <p className={styles.soft}>{text.formLead}</p>
      <SchemaForm state={form} label={text.form}>
        <ReceiverFields
          field={form.field}
          rfc={form.form.watch('rfc')}
          regimes={regimes}
          words={text}
        />
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.sending} icon="check">
            {text.send}
          </SubmitButton>
        </div>
      </SchemaForm>
    </div>
  );
}
