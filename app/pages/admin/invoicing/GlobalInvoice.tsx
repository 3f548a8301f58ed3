import { type FormEvent, useState } from 'react';
import { monthName } from '#app/components/month-name.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import formStyles from '#app/forms/SchemaForm.module.css';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { formatPesos } from '#domain/money.ts';
import styles from './AdminInvoicing.module.css';
import { GlobalPreviewSection } from './GlobalPreviewSection.tsx';
import {
  closedMonths,
  createGlobal,
  type GlobalPreview,
  type MadeInvoice,
  previewGlobal,
} from './global-invoices.ts';
import { InvoiceFiles } from './InvoiceFiles.tsx';

const monthsOffered = 24;

/** Previews a month's donations without an invoice, and makes one of them once that is confirmed. */
export function GlobalInvoice() {
  const text = useAdminInvoicingText().global;
  const language = useLanguage();
  const months = closedMonths(monthsOffered);
  const [month, setMonth] = useState(months[0] ?? '');
  const [includeRequested, setIncludeRequested] = useState(false);
  const [preview, setPreview] = useState<GlobalPreview>();
  const [isAsked, setAsked] = useState(false);
  const [made, setMade] = useState<MadeInvoice>();
  const { busy, failure, attempt } = useAttempt();
  const creation = useIdempotencyKey();

  function look(event: FormEvent) {
    event.preventDefault();
    setPreview(undefined);
    setMade(undefined);
    const [year = 0, number = 0] = month.split('-').map(Number);
    attempt(async () => setPreview(await previewGlobal({ year, month: number, includeRequested })));
  }

  async function create(of: GlobalPreview) {
    setMade(await createGlobal(of, creation.keyOf({ ...of.request, fingerprint: of.fingerprint })));
    creation.done();
    setPreview(undefined);
  }

  return (
    <div className={styles.view}>
      <p>{text.lead}</p>
      <form className={`${formStyles.form} ${styles.form}`} onSubmit={look}>
        <SelectField
          label={text.month}
          value={month}
          options={months.map((value) => ({ value, label: monthName(value, language) }))}
          onChange={({ target }) => setMonth(target.value)}
        />
        <ChoiceField
          label={text.includeRequested}
          name="includeRequested"
          value={includeRequested}
          options={[
            { value: false, label: text.leaveOut },
            { value: true, label: text.takeIn },
          ]}
          onChange={setIncludeRequested}
        />
        <div>
          <SubmitButton busy={busy} busyLabel={text.previewing} variant="outline">
            {text.preview}
          </SubmitButton>
        </div>
      </form>
      <div aria-live="polite" className={styles.view}>
        {failure && <FailureNotice failure={failure} />}
        {preview && (
          <GlobalPreviewSection
            preview={preview}
            title={text.found(monthName(monthOf(preview), language))}
            onCreate={() => setAsked(true)}
          />
        )}
        {made && (
          <Notice
            kind={made.isStamped ? 'success' : 'warning'}
            title={(made.isStamped ? text.done : text.underWay)(made.name)}
          >
            {!made.isStamped && <p>{text.underWayText}</p>}
            <div className={styles.actions}>
              <InvoiceFiles {...made} />
            </div>
          </Notice>
        )}
      </div>
      {preview && isAsked && (
        <ConfirmDialog
          title={text.confirm(monthName(monthOf(preview), language))}
          action={text.confirmYes}
          run={() => create(preview)}
          onClose={() => setAsked(false)}
        >
          <p>{text.confirmText(preview.count, formatPesos(preview.totalCents))}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const monthOf = ({ request: { year, month } }: GlobalPreview) =>
  `${year}-${String(month).padStart(2, '0')}`;
