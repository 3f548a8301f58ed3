import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useServerCheckedForm } from '#app/forms/use-server-checked-form.ts';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { type PetCosts, setBudget } from './expense-calls.ts';

interface Props {
  costs: PetCosts;
  onSaved: () => void;
  onClose: () => void;
}

export function BudgetDialog({ costs, onSaved, onClose }: Props) {
  const text = useExpensesText().budget;
  const form = useServerCheckedForm(['monto'], async ({ monto }) => {
    await setBudget(costs.mascota.id, monto.trim() || null);
    onSaved();
    onClose();
  });
  return (
    <FormDialog title={text.title} words={text} form={form} onClose={onClose}>
      <TextField
        label={text.label}
        hint={text.hint}
        {...form.field('monto')}
        inputMode="decimal"
        defaultValue={costs.presupuesto ?? ''}
      />
    </FormDialog>
  );
}
