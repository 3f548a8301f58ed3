import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { OwnDonation } from '#app/api/donations.ts';
import { satOption } from '#app/api/sat-lists.ts';
import { longDate } from '#app/components/long-date.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { billingPath } from './billing-path.ts';
import styles from './InvoiceForm.module.css';
import { createInvoice, type InvoiceDraft } from './invoices.ts';

interface Props {
  /** For its button, which stands below in the dialog. */
  id: string;
  draft: InvoiceDraft;
  donation: OwnDonation;
  /** @param create throws ApiError */
  onSubmit: (create: () => Promise<OwnDonation>) => void;
}

/** What will stand on the invoice, and the two things that its donor chooses. */
export function InvoiceForm({ id, draft, donation, onSubmit }: Props) {
  const text = useMyDonationsText().invoice;
  const language = useLanguage();
  const [use, setUse] = useState(draft.preferredUse);
  const [form, setForm] = useState(draft.forms[0]?.code ?? '');
  const { keyOf } = useIdempotencyKey();

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = { use, form };
    const key = keyOf({ id: donation.id, ...chosen });
    onSubmit(() => createInvoice(donation, draft, chosen, key));
  }

  const isOfCompany = donation.companyId !== null;
  const profile = (
    <Link to={isOfCompany ? pathFor('myCompany', language) : billingPath(language)}>
      {text.correct}
    </Link>
  );
  return (
    <form id={id} className={styles.form} onSubmit={submit}>
      <p>{text.lead}</p>
      {donation.isTest && (
        <Notice kind="warning">
          <p>{text.testMode}</p>
        </Notice>
      )}
      <InvoiceData draft={draft} donation={donation} />
      <p className={styles.profile}>
        {isOfCompany ? text.fromCompany : text.fromProfile} {profile}
      </p>
      {draft.warnings.map((warning) => (
        <Notice key={warning} kind="warning">
          <p>{text.warnings[warning]}</p>
        </Notice>
      ))}
      {draft.uses.length === 0 ? (
        <Notice kind="error" title={text.noUse} announce>
          {profile}
        </Notice>
      ) : (
        <>
          <SelectField
            label={text.use}
            hint={text.useHint}
            options={draft.uses.map(satOption)}
            value={use}
            onChange={({ target }) => setUse(target.value)}
          />
          <SelectField
            label={text.form}
            hint={text.formHint}
            options={draft.forms.map(satOption)}
            value={form}
            onChange={({ target }) => setForm(target.value)}
          />
        </>
      )}
    </form>
  );
}

function InvoiceData({ draft, donation }: Pick<Props, 'draft' | 'donation'>) {
  const text = useMyDonationsText().invoice.data;
  const language = useLanguage();
  const { receiver, receiverName, regime, issuer } = draft;
  const data = [
    [text.amount, formatPesos(donation.amountCents - donation.refundedCents)],
    [text.donated, longDate(donation.date, locale[language])],
    [text.rfc, receiver.rfc],
    [text.legalName, receiverName],
    [text.taxRegime, regime ? satOption(regime).label : receiver.taxRegime],
    [text.taxPostalCode, receiver.taxPostalCode],
    [text.issuer, `${issuer.legalName} · ${issuer.rfc}`],
  ] as const;
  return (
    <dl className={styles.data}>
      {data.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
