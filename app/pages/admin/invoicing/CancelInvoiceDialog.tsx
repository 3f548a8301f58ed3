import { useCallback, useId } from 'react';
import { z } from 'zod';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { motiveDoubt } from '#domain/invoices/cancellation-motive.ts';
import { cancellationRequest } from '#domain/invoices/invoice-request.ts';
import { cancellationMotives, type InvoiceState } from '#domain/invoices/invoice-state.ts';
import { cancelInvoice, countStanding, type Invoice } from './invoices.ts';

interface Props {
  invoice: Invoice;
  onCancelled: (status: InvoiceState | undefined) => void;
  onClose: () => void;
}

interface Cancellation {
  motive: string;
  replacementUuid: string;
}

/** What stands in a field that is not used means nothing. */
const schema = z.preprocess(
  ({ motive, replacementUuid }: Cancellation) => ({
    motive,
    replacementUuid: motive === '01' && replacementUuid.trim() ? replacementUuid : undefined,
  }),
  cancellationRequest,
);

/** Asks why, and has the SAT asked to cancel an invoice. */
export function CancelInvoiceDialog({ invoice, onCancelled, onClose }: Props) {
  const text = useAdminInvoicingText().invoices;
  const id = useId();
  const state = useSchemaForm({
    schema,
    defaults: { motive: '', replacementUuid: '' },
    fieldOf: { motivo: 'motive', folio_sustitucion: 'replacementUuid' },
    async send({ motive, replacementUuid }) {
      onCancelled(await cancelInvoice(invoice, motive, replacementUuid));
    },
  });
  const title = text.cancelTitle(folioOf(invoice));
  const motive = state.form.watch('motive');
  const load = useCallback(() => countStanding(invoice), [invoice]);
  const { data: standing = 0 } = useLoaded(load);
  const doubt = motiveDoubt(motive, { isGlobal: invoice.month !== null, standing });
  return (
    <WritingDialog
      title={title}
      close={text.keep}
      onClose={onClose}
      action={
        <SubmitButton form={id} busy={state.busy} busyLabel={text.cancelling}>
          {text.cancelYes}
        </SubmitButton>
      }
    >
      <p>{text.cancelText}</p>
      <SchemaForm id={id} state={state} label={title}>
        <SelectField
          {...state.field('motive')}
          label={text.motive}
          empty={text.chooseMotive}
          options={cancellationMotives.map((value) => ({ value, label: text.motives[value] }))}
        />
        <div aria-live="polite">
          {doubt && (
            <Notice kind="warning" title={text.motiveDoubts[doubt].title}>
              <p>{text.motiveDoubts[doubt].text}</p>
            </Notice>
          )}
        </div>
        {motive === '01' && (
          <TextField
            {...state.field('replacementUuid')}
            label={text.replacement}
            hint={text.replacementHint}
            autoComplete="off"
          />
        )}
      </SchemaForm>
    </WritingDialog>
  );
}
