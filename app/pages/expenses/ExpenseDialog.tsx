import { useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useServerCheckedForm } from '#app/forms/use-server-checked-form.ts';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { receiptAccept } from '#domain/pets/chosen-files.ts';
import { type ExpenseField, ExpenseFields, expenseFields } from './ExpenseFields.tsx';
import styles from './Expenses.module.css';
import { addExpense, correctExpense, type Expense, type ExpenseWords } from './expense-calls.ts';
import { type ShareField, ShareFields, shareFields } from './ShareFields.tsx';
import type { SharePet } from './share-pets.ts';
import { useReceipt } from './use-receipt.ts';
import { amountOf, type SaidShares, useShares } from './use-shares.ts';

interface Props {
  /** To be corrected; else a new one is written. */
  expense?: Expense;
  /** null: of no pet. */
  pet: SharePet | null;
  today: string;
  keepsBooks: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** One expense with its receipt; the portal checks it, and what is wrong stands at its field. */
export function ExpenseDialog({ expense, pet, today, keepsBooks, onSaved, onClose }: Props) {
  const text = useExpensesText().form;
  const place = useRef<HTMLFormElement>(null);
  const once = useIdempotencyKey();
  /** Stored already, where its file could not be. */
  const storedId = useRef(expense?.id);
  const receipt = useReceipt();
  const { chosen, sending, isReading } = receipt;
  const [prefilled, setPrefilled] = useState<{ times: number; values: Partial<ExpenseWords> }>({
    times: 0,
    values: { ...expense, monto: amountOf(expense) },
  });
  const shares = useShares(expense, place);
  const isOfPets = pet !== null || shares.pets !== undefined;
  const asksPayer = keepsBooks && isOfPets;

  const fields = [...expenseFields, ...shareFields(shares.pets?.length ?? 0)];
  const form = useServerCheckedForm<ExpenseField | ShareField>(
    fields,
    async (values): Promise<void> => {
      // The chooser of files is a field of the form as well.
      const { fecha, categoria, proveedor, monto, nota } = values;
      const pagado_por = asksPayer ? values.pagado_por : isOfPets ? 'responsable' : 'organizacion';
      const words = { fecha, categoria, proveedor, monto, nota, pagado_por };
      const id = await store(words, shares.said(values));
      onSaved();
      try {
        if (await receipt.send(id)) onSaved();
      } catch (error) {
        form.setFailure({ title: text.fileFailed, lines: form.explain(error).lines });
        return;
      }
      onClose();
    },
  );

  async function store(words: ExpenseWords, partes: SaidShares): Promise<string> {
    if (storedId.current !== undefined) {
      const version = storedId.current === expense?.id ? expense.version : undefined;
      await correctExpense({ id: storedId.current, version }, words, partes);
      return storedId.current;
    }
    const cfdi = chosen?.cfdi;
    const petId = pet?.id ?? null;
    const idempotencyKey = once.keyOf({ ...words, petId, partes, cfdi: cfdi?.length });
    storedId.current = await addExpense({ petId, words, shares: partes, cfdi, idempotencyKey });
    return storedId.current;
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
      const read = await receipt.readFrom(file);
      const typed = place.current ? Object.fromEntries(new FormData(place.current)) : {};
      setPrefilled(({ times }) => ({ times: times + 1, values: { ...typed, ...read } }));
      shares.divide(read.monto);
    } catch (error) {
      form.setFailure(form.explain(error));
    }
  }

  return (
    <FormDialog
      title={expense ? text.correct : text.add}
      words={text}
      form={form}
      place={place}
      wide
      onClose={onClose}
    >
      <FileDrop
        name="archivo"
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
      <div className={styles.fields} onInput={() => shares.divide()}>
        <ExpenseFields
          key={prefilled.times}
          initial={prefilled.values}
          today={today}
          asksPayer={asksPayer}
          field={form.field}
        />
        {shares.pets && (
          <ShareFields
            pets={shares.pets}
            preview={shares.preview}
            onPets={expense ? undefined : shares.choose}
            field={form.field}
          />
        )}
        {!expense && (
          <Button
            size="small"
            variant="outline"
            onClick={() => shares.choose(shares.pets ? undefined : pet ? [pet] : [])}
          >
            {shares.pets ? text.undivide : text.divide}
          </Button>
        )}
      </div>
    </FormDialog>
  );
}
