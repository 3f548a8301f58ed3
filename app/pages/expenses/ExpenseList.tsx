import { useState } from 'react';
import { Link } from 'react-router';
import { removeFile } from '#app/api/pet-files.ts';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Expenses.module.css';
import { cents, type Expense } from './expense-calls.ts';
import { useExpenseWords } from './use-expense-words.ts';

interface Props {
  expenses: readonly Expense[];
  /** Of all pets: each tells whose it is. */
  ofAll: boolean;
  onRemove: (expense: Expense) => void;
  onChanged: () => void;
  onCorrect: (expense: Expense) => void;
}

type Receipt = Expense['archivos'][number];

/** The latest first. */
export function ExpenseList({ expenses, ofAll, onRemove, onChanged, onCorrect }: Props) {
  const text = useExpensesText().list;
  const { categoryOf, dateOf } = useExpenseWords();
  const [leaving, setLeaving] = useState<{ expense: Expense; file: Receipt }>();
  return (
    <>
      <ul className={`plain-list ${styles.list}`}>
        {expenses.map((expense) => {
          const date = dateOf(expense.fecha);
          return (
            <li key={expense.id} className={styles.item}>
              <div className={styles.facts}>
                <p className={styles.name}>{expense.proveedor || categoryOf(expense.categoria)}</p>
                {ofAll && <WhoseExpense expense={expense} />}
                <p className={styles.soft}>
                  {[
                    date,
                    categoryOf(expense.categoria),
                    expense.pagado_por === 'organizacion' && text.ofOrganisation,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <InvoiceShares expense={expense} />
                {expense.nota && <p className={styles.words}>{expense.nota}</p>}
                {expense.archivos.length > 0 && (
                  <ReceiptList
                    expense={expense}
                    onRemove={(file) => setLeaving({ expense, file })}
                  />
                )}
              </div>
              <p className={styles.amount}>{formatPesos(cents(expense.monto))}</p>
              {expense.puede_cambiar && (
                <div className={styles.ways}>
                  <Button
                    size="small"
                    variant="quiet"
                    icon="pencil"
                    aria-label={text.correctOf(expense.proveedor, date)}
                    onClick={() => onCorrect(expense)}
                  >
                    {text.correct}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    icon="trash"
                    aria-label={text.removeOf(expense.proveedor, date)}
                    onClick={() => onRemove(expense)}
                  >
                    {text.remove}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={text.removeFileTitle}
          action={text.removeFileYes}
          run={async () => {
            await removeFile(`gasto/${leaving.expense.id}/`, leaving.file.url);
            onChanged();
          }}
          onClose={() => setLeaving(undefined)}
        >
          <p>{text.removeFileText(leaving.file.nombre)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function WhoseExpense({ expense: { mascota_id, mascota } }: { expense: Expense }) {
  const text = useExpensesText().list;
  const language = useLanguage();
  if (mascota_id === null) return <p>{mascota || text.general}</p>;
  return (
    <p>
      <Link to={pathFor('petExpenses', language, { id: mascota_id })}>{mascota}</Link>
    </p>
  );
}

/** What the invoice came to, and what the pets got of it that the viewer sees. */
function InvoiceShares({ expense: { factura_dividida: invoice } }: { expense: Expense }) {
  const text = useExpensesText().list;
  if (!invoice) return null;
  const shares = invoice.mascotas.map(
    ({ mascota, monto }) => `${mascota} ${formatPesos(cents(monto))}`,
  );
  return (
    <p className={styles.words}>
      {text.shareOf(formatPesos(cents(invoice.monto)), invoice.partes)}
      {shares.length > 1 && `: ${shares.join(' · ')}`}
    </p>
  );
}

interface ReceiptListProps {
  expense: Expense;
  onRemove: (file: Receipt) => void;
}

function ReceiptList({ expense, onRemove }: ReceiptListProps) {
  const text = useExpensesText().list;
  return (
    <ul className={`plain-list ${styles.receipts}`}>
      {expense.archivos.map((file) => (
        <li key={file.id}>
          <a
            href={file.url}
            target="_blank"
            rel="noreferrer"
            className={styles.receipt}
            aria-label={text.file(file.nombre)}
          >
            <Icon name={file.cfdi ? 'check' : 'folder'} size={18} />
            <span>{file.cfdi ? `${text.cfdi} (XML)` : file.nombre}</span>
          </a>
          {expense.puede_cambiar && !file.cfdi && (
            <Button
              size="small"
              variant="quiet"
              icon="close"
              aria-label={text.removeFile(file.nombre)}
              onClick={() => onRemove(file)}
            >
              {''}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
