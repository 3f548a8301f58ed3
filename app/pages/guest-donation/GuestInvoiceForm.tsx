import { call } from '#app/api/call.ts';
import { fetchTaxRegimes, satOption, satToday } from '#app/api/sat-lists.ts';
import { useFound } from '#app/api/use-found.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import pairs from '#app/forms/SchemaForm.module.css';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useGuestDonationText } from '#app/i18n/guest-donation/use-guest-donation-text.ts';
import { invoiceGuestDonation } from '#domain/donations/guest-donation-calls.ts';
import { regimeFits } from '#domain/invoices/cfdi-use.ts';
import { guestBilling } from '#domain/invoices/guest-billing.ts';
import { taxpayerKind } from '#domain/invoices/receiver.ts';
import { isRfc, normalizeRfc } from '#domain/rfc.ts';
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
  const rfc = normalizeRfc(form.form.watch('rfc'));
  const fitting = isRfc(rfc)
    ? regimes.filter((one) => regimeFits(one, taxpayerKind(rfc), satToday()))
    : regimes;
  return (
    <div className={styles.form}>
      <p className={styles.soft}>{text.formLead}</p>
      <SchemaForm state={form} label={text.form}>
        <TextField
          label={text.legalName}
          autoComplete="organization"
          {...form.field('legalName')}
        />
        <div className={pairs.pair}>
          <TextField
            label={text.rfc}
            autoCapitalize="characters"
            spellCheck={false}
            {...form.field('rfc')}
          />
          <TextField
            label={text.taxPostalCode}
            inputMode="numeric"
            maxLength={5}
            {...form.field('taxPostalCode')}
          />
        </div>
        <SelectField
          label={text.taxRegime}
          options={fitting.map(satOption)}
          empty={text.choose}
          {...form.field('taxRegime')}
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
