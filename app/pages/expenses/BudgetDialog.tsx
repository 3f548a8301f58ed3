import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { type PetCosts, setBudget } from '#domain/expenses/expense-calls.ts';

interface Props {
  costs: PetCosts;
  onClose: () => void;
}

export function BudgetDialog({ costs, onClose }: Props) {
  const text = useExpensesText().budget;
  const form = useForm({
    defaults: { amount: costs.budgetCents === null ? '' : String(costs.budgetCents / 100) },
    async send({ amount }) {
      await call(setBudget, { id: costs.pet.id, amount: amount.trim() || null });
      onClose();
    },
  });
  return (
    <FormDialog title={text.title} words={text} form={form} onClose={onClose}>
      <TextField
        label={text.label}
        hint={text.hint}
        {...form.field('amount')}
        inputMode="decimal"
      />
    </FormDialog>
  );
}
