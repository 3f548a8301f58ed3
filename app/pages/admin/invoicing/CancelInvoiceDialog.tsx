import { z } from 'zod';
import { useFound } from '#app/api/use-found.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
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
  const form = useForm({
    rules: schemaRules(schema),
    defaults: { motive: '', replacementUuid: '' },
    fieldOf: { motivo: 'motive', folio_sustitucion: 'replacementUuid' },
    async send({ motive, replacementUuid }) {
      onCancelled(await cancelInvoice(invoice, motive, replacementUuid));
    },
  });
  const title = text.cancelTitle(folioOf(invoice));
  const motive = form.form.watch('motive');
  const { data: standing = 0 } = useFound(
    ['standing donations', folioOf(invoice)],
    () => countStanding(invoice),
    { isFresh: true },
  );
  const doubt = motiveDoubt(motive, { isGlobal: invoice.month !== null, standing });
  return (
    <FormDialog
      title={title}
      words={{ save: text.cancelYes, saving: text.cancelling, cancel: text.keep }}
      form={form}
      onClose={onClose}
    >
      <p>{text.cancelText}</p>
      <SelectField
        {...form.field('motive')}
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
          {...form.field('replacementUuid')}
          label={text.replacement}
          hint={text.replacementHint}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
