import { useEffect, useRef, useState } from 'react';
import { type UploadState, uploadFile } from '#app/api/upload-file.ts';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useLightForm } from '#app/forms/use-light-form.ts';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { expenseLimits } from '#domain/expenses/expense-kinds.ts';
import { receiptAccept } from '#domain/pets/chosen-files.ts';
import { type ExpenseField, ExpenseFields, expenseFields } from './ExpenseFields.tsx';
import styles from './Expenses.module.css';
import {
  addExpense,
  correctExpense,
  type Expense,
  type ExpenseWords,
  readInvoice,
} from './expense-calls.ts';

interface Props {
  /** To be corrected; else a new one is written. */
  expense?: Expense;
  /** null: of no pet. */
  petId: string | null;
  today: string;
  keepsBooks: boolean;
  onSaved: () => void;
  onClose: () => void;
}

const fieldOf = Object.fromEntries(expenseFields.map((name) => [name, name]));

/** One expense with its receipt; the portal checks it, and what is wrong stands at its field. */
export function ExpenseDialog({ expense, petId, today, keepsBooks, onSaved, onClose }: Props) {
  const text = useExpensesText().form;
  const { failures } = useSignInText();
  const language = useLanguage();
  const place = useRef<HTMLFormElement>(null);
  const once = useIdempotencyKey();
  /** Kept already, where its file could not be. */
  const kept = useRef(expense?.id);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const [chosen, setChosen] = useState<{ file: File; cfdi?: string; supplier?: string }>();
  const [isReading, setIsReading] = useState(false);
  const [prefilled, setPrefilled] = useState<{ times: number; said: Partial<ExpenseWords> }>({
    times: 0,
    said: expense ?? {},
  });
  const [sending, setSending] = useState<{ state: UploadState; share: number }>();
  const [failure, setFailure] = useState<Failure>();
  const asksPayer = keepsBooks && petId !== null;

  const form = useLightForm<ExpenseField>({
    problems: () => ({}),
    fieldOf,
    async send(values) {
      setFailure(undefined);
      // The chooser of files is a field of the form as well.
      const { fecha, categoria, proveedor, monto, nota } = values;
      const pagado_por = asksPayer ? values.pagado_por : petId ? 'responsable' : 'organizacion';
      const words = { fecha, categoria, proveedor, monto, nota, pagado_por };
      const id = await keep(words);
      onSaved();
      if (await sendFile(id)) onClose();
    },
    onFailure: (error, shown) =>
      setFailure(shown === 'all' ? undefined : explainFailure(error, failures)),
  });

  async function keep(words: ExpenseWords): Promise<string> {
    if (kept.current !== undefined) {
      const version = kept.current === expense?.id ? expense.version : undefined;
      await correctExpense({ id: kept.current, version }, words);
      return kept.current;
    }
    const cfdi = chosen?.cfdi;
    const idempotencyKey = once.keyOf({ ...words, petId, cfdi: cfdi?.length });
    kept.current = await addExpense({ petId, words, cfdi, idempotencyKey });
    return kept.current;
  }

  /** @returns whether nothing is left to do */
  async function sendFile(id: string): Promise<boolean> {
    // An invoice's XML went along with the expense.
    if (!chosen || chosen.cfdi !== undefined) return true;
    try {
      await uploadFile({
        folder: `gasto/${id}/`,
        file: chosen.file,
        language,
        signal: stop.current.signal,
        onProgress: (state, share) => setSending({ state, share }),
      });
      onSaved();
      return true;
    } catch (error) {
      if (stop.current.signal.aborted) return true;
      const { lines } = explainFailure(error, failures);
      setFailure({ title: text.fileFailed, lines });
      return false;
    } finally {
      setSending(undefined);
    }
  }

  async function choose([file]: File[]) {
    if (!file || isReading || form.busy) return;
    setFailure(undefined);
    const isInvoice = /\.xml$/i.test(file.name) && kept.current === undefined;
    if (!isInvoice) return setChosen({ file });
    setIsReading(true);
    try {
      // What is longer is no invoice; the portal says so of what is sent to it.
      const cfdi = await file.slice(0, expenseLimits.cfdi + 1).text();
      const { proveedor, fecha, monto } = await readInvoice(cfdi);
      const typed = place.current ? Object.fromEntries(new FormData(place.current)) : {};
      setPrefilled(({ times }) => ({
        times: times + 1,
        said: { ...typed, proveedor, fecha, monto },
      }));
      setChosen({ file, cfdi, supplier: proveedor });
    } catch (error) {
      setChosen(undefined);
      setFailure(explainFailure(error, failures));
    } finally {
      setIsReading(false);
    }
  }

  return (
    <MessageDialog
      title={expense ? text.correct : text.add}
      close={text.cancel}
      onClose={onClose}
      hasOwnAction
      wide
    >
      <form
        ref={place}
        onSubmit={form.submit}
        onChange={form.check}
        noValidate
        className={styles.form}
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
        <ExpenseFields
          key={prefilled.times}
          said={prefilled.said}
          today={today}
          asksPayer={asksPayer}
          field={form.field}
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
