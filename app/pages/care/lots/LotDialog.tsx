import { useState } from 'react';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useLightForm } from '#app/forms/use-light-form.ts';
import { useCareLotsText } from '#app/i18n/care-lots/use-care-lots-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { lotKind } from '#domain/care/care-lot.ts';
import styles from '../Care.module.css';
import { addLot } from './lot-calls.ts';

const fields = ['tipo', 'producto', 'lote', 'caducidad', 'dosis'] as const;
type LotField = (typeof fields)[number];

const fieldOf = Object.fromEntries(fields.map((name) => [name, name]));

/** A lot that is there now; the portal checks it, and what is wrong stands at its field. */
export function LotDialog({ onSaved, onClose }: { onSaved: () => void; onClose: () => void }) {
  const text = useCareLotsText();
  const { failures } = useSignInText();
  const { keyOf } = useIdempotencyKey();
  const [failure, setFailure] = useState<Failure>();
  const form = useLightForm<LotField>({
    problems: () => ({}),
    fieldOf,
    async send(values) {
      setFailure(undefined);
      await addLot(values, keyOf(values));
      onSaved();
      onClose();
    },
    onFailure: (error, shown) =>
      setFailure(shown === 'all' ? undefined : explainFailure(error, failures)),
  });
  return (
    <MessageDialog
      title={text.form.title}
      close={text.form.cancel}
      onClose={onClose}
      hasOwnAction
      wide
    >
      <form onSubmit={form.submit} onChange={form.check} noValidate className={styles.form}>
        <SelectField
          label={text.form.kind}
          {...form.field('tipo')}
          options={lotKind.values.map((kind) => ({
            value: lotKind.toWire(kind),
            label: text.kinds[kind],
          }))}
        />
        <TextField label={text.form.product} {...form.field('producto')} required />
        <TextField label={text.form.lot} {...form.field('lote')} required />
        <TextField label={text.form.expiresOn} {...form.field('caducidad')} type="date" />
        <TextField label={text.form.doses} {...form.field('dosis')} inputMode="numeric" required />
        {failure && <FailureNotice failure={failure} />}
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.form.saving}>
            {text.form.save}
          </SubmitButton>
        </div>
      </form>
    </MessageDialog>
  );
}
