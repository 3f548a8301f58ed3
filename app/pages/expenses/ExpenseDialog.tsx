import { useRef } from 'react';
import { call } from '#app/api/call.ts';
import { refreshQueries } from '#app/api/queries.ts';
import { Button } from '#app/components/Button.tsx';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { useForm } from '#app/forms/use-form.ts';
import type { KeyOf } from '#app/forms/use-idempotency-key.ts';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import {
  correctExpense,
  type ExpenseWords,
  type FoundExpense,
  recordExpense,
  type SaidShares,
} from '#domain/expenses/expense-calls.ts';
import { receiptAccept } from '#domain/pets/chosen-files.ts';
import { ExpenseFields } from './ExpenseFields.tsx';
import styles from './Expenses.module.css';
import { type ExpenseValues, valuesOf } from './expense-values.ts';
import { ShareFields } from './ShareFields.tsx';
import type { SharePet } from './share-pets.ts';
import { useReceipt } from './use-receipt.ts';
import { useShares } from './use-shares.ts';

interface Props {
  /** To be corrected; else a new one is written. */
  expense?: FoundExpense;
  /** null: of no pet. */
  pet: SharePet | null;
  today: string;
  keepsBooks: boolean;
  onClose: () => void;
}

/** One expense with its receipt; the portal checks it, and what is wrong stands at its field. */
export function ExpenseDialog({ expense, pet, today, keepsBooks, onClose }: Props) {
  const text = useExpensesText().form;
  /** Stored already, where its file could not be. */
  const storedId = useRef(expense?.id);
  const receipt = useReceipt();
  const { chosen, sending, isReading } = receipt;
  const form = useForm<ExpenseValues>({
    defaults: valuesOf(expense, today),
    async send({ onDate, category, supplier, amount, note, ...values }, { keyOf }) {
      const payer = asksPayer ? values.payer : isOfPets ? 'caretaker' : 'organisation';
      const campaignId = (payer === 'organisation' && values.campaignId) || null;
      const words = { onDate, category, supplier, amount, note, payer, campaignId };
      const id = await store(words, shares.said(values.shares), keyOf);
      try {
        if (await receipt.send(id)) void refreshQueries();
      } catch (error) {
        form.setFailure({ title: text.fileFailed, lines: form.explain(error).lines });
        return;
      }
      onClose();
    },
    fieldOf: {
      get shares() {
        return shares.typed?.length ? ('shares.0.amount' as const) : ('petSearch' as const);
      },
    },
  });
  const shares = useShares(form.form, expense);
  const isOfPets = pet !== null || shares.typed !== undefined;
  const asksPayer = keepsBooks && isOfPets;

  async function store(words: ExpenseWords, said: SaidShares, keyOf: KeyOf): Promise<string> {
    if (storedId.current !== undefined) {
      const version = storedId.current === expense?.id ? expense.version : undefined;
      await call(correctExpense, { id: storedId.current, version, ...words, shares: said });
      return storedId.current;
    }
    const cfdi = chosen?.cfdi;
    const whose = said ? { shares: said } : { petId: pet?.id ?? null };
    const idempotencyKey = keyOf({ ...words, ...whose, cfdi: cfdi?.length });
    const { id } = await call(recordExpense, { ...words, ...whose, cfdi }, { idempotencyKey });
    storedId.current = id;
    return id;
  }

  async function choose([file]: File[]) {
    if (!file || isReading || form.busy) return;
    form.setFailure(undefined);
    const isInvoice = /\.xml$/i.test(file.name) && storedId.current === undefined;
    try {
      if (!isInvoice) {
        const problem = await receipt.choose(file);
        if (problem) form.setFailure({ title: text.fileRefused, lines: [problem] });
        return;
      }
      const { supplier, onDate, amount } = await receipt.readFrom(file);
      const read = { supplier, onDate, amount: String(amount) };
      for (const name of ['supplier', 'onDate', 'amount'] as const) {
        form.form.setValue(name, read[name], { shouldDirty: true });
      }
    } catch (error) {
      form.setFailure(form.explain(error));
    }
  }

  return (
    <FormDialog
      title={expense ? text.correct : text.add}
      words={text}
      form={form}
      wide
      onClose={onClose}
    >
      <FileDrop
        name="file"
        label={text.file}
        hint={text.fileHint}
        invitation={isReading ? text.reading : text.invitation}
        chosen={chosen?.file.name}
        camera={text.camera}
        accept={receiptAccept}
        disabled={form.busy || isReading}
        onFiles={choose}
      />
      <div role="status" className={styles.status}>
        {chosen?.supplier && <p>{text.read(chosen.supplier)}</p>}
        {sending && (
          <p className={styles.progress}>
            <span>
              {sending.state === 'sending'
                ? text.sending(Math.round(sending.share * 100))
                : text[sending.state]}
            </span>
            <progress max={1} value={sending.share} aria-label={chosen?.file.name} />
          </p>
        )}
      </div>
      <div className={styles.fields}>
        <ExpenseFields
          today={today}
          asksPayer={asksPayer}
          campaigns={keepsBooks && (!asksPayer || form.form.watch('payer') === 'organisation')}
          expense={expense}
          field={form.field}
        />
        {shares.typed && (
          <ShareFields
            typed={shares.typed}
            preview={shares.preview}
            onPets={expense ? undefined : shares}
            field={form.field}
          />
        )}
        {!expense && (
          <Button
            size="small"
            variant="outline"
            onClick={() => shares.divide(shares.typed ? undefined : pet ? [pet] : [])}
          >
            {shares.typed ? text.undivide : text.divide}
          </Button>
        )}
      </div>
    </FormDialog>
  );
}
