import { useState } from 'react';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useLightForm } from '#app/forms/use-light-form.ts';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import styles from './Expenses.module.css';
import { type PetCosts, setBudget } from './expense-calls.ts';

interface Props {
  costs: PetCosts;
  onSaved: () => void;
  onClose: () => void;
}

export function BudgetDialog({ costs, onSaved, onClose }: Props) {
  const text = useExpensesText().budget;
  const { failures } = useSignInText();
  const [failure, setFailure] = useState<Failure>();
  const form = useLightForm<'monto'>({
    problems: () => ({}),
    fieldOf: { monto: 'monto' },
    async send({ monto }) {
      setFailure(undefined);
      await setBudget(costs.mascota.id, monto.trim() || null);
      onSaved();
      onClose();
    },
    onFailure: (error, shown) =>
      setFailure(shown === 'all' ? undefined : explainFailure(error, failures)),
  });
  return (
    <MessageDialog title={text.title} close={text.cancel} onClose={onClose} hasOwnAction>
      <form onSubmit={form.submit} onChange={form.check} noValidate className={styles.form}>
        <TextField
          label={text.label}
          hint={text.hint}
          {...form.field('monto')}
          inputMode="decimal"
          defaultValue={costs.presupuesto ?? ''}
        />
        {failure && <FailureNotice failure={failure} />}
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.saving}>
            {text.save}
          </SubmitButton>
        </div>
      </form>
    </MessageDialog>
  );
}
