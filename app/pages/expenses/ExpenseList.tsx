import { useState } from 'react';
import { Link } from 'react-router';
import { removeFile } from '#app/api/pet-files.ts';
import { refreshQueries } from '#app/api/queries.ts';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { FoundExpense } from '#domain/expenses/expense-calls.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Expenses.module.css';
import { useExpenseWords } from './use-expense-words.ts';

interface Props {
  expenses: readonly FoundExpense[];
  /** Of all pets: each tells whose it is. */
  ofAll: boolean;
  onRemove: (expense: FoundExpense) => void;
  onCorrect: (expense: FoundExpense) => void;
}

type Receipt = FoundExpense['receipts'][number];

/** The latest first. */
export function ExpenseList({ expenses, ofAll, onRemove, onCorrect }: Props) {
  const text = useExpensesText().list;
  const { categoryOf, dateOf } = useExpenseWords();
  const language = useLanguage();
  const [leaving, setLeaving] = useState<{ expense: FoundExpense; file: Receipt }>();
  return (
    <>
      <ul className={`plain-list ${styles.list}`}>
        {expenses.map((expense) => {
          const date = dateOf(expense.onDate);
          return (
            <li key={expense.id} className={styles.item}>
              <div className={styles.facts}>
                <p className={styles.name}>{expense.supplier || categoryOf(expense.category)}</p>
                {ofAll && <WhoseExpense expense={expense} />}
                <p className={styles.soft}>
                  {[
                    date,
                    categoryOf(expense.category),
                    expense.payer === 'organisation' && text.ofOrganisation,
                    expense.campaign && text.ofCampaign(expense.campaign.title[language]),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <InvoiceShares expense={expense} />
                {expense.note && <p className={styles.words}>{expense.note}</p>}
                {expense.receipts.length > 0 && (
                  <ReceiptList
                    expense={expense}
                    onRemove={(file) => setLeaving({ expense, file })}
                  />
                )}
              </div>
              <p className={styles.amount}>{formatPesos(expense.amountCents)}</p>
              {expense.mayChange && (
                <div className={styles.ways}>
                  <Button
                    size="small"
                    variant="quiet"
                    icon="pencil"
                    aria-label={text.correctOf(expense.supplier, date)}
                    onClick={() => onCorrect(expense)}
                  >
                    {text.correct}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    icon="trash"
                    aria-label={text.removeOf(expense.supplier, date)}
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
            void refreshQueries();
          }}
          onClose={() => setLeaving(undefined)}
        >
          <p>{text.removeFileText(leaving.file.name)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function WhoseExpense({ expense: { petId, petName } }: { expense: FoundExpense }) {
  const text = useExpensesText().list;
  const language = useLanguage();
  if (petId === null) return <p>{petName || text.general}</p>;
  return (
    <p>
      <Link to={pathFor('petExpenses', language, { id: petId })}>{petName}</Link>
    </p>
  );
}

/** What the invoice came to, and what the pets got of it that the viewer sees. */
function InvoiceShares({ expense: { invoice } }: { expense: FoundExpense }) {
  const text = useExpensesText().list;
  if (!invoice) return null;
  const shares = invoice.shares.map(
    ({ petName, amountCents }) => `${petName} ${formatPesos(amountCents)}`,
  );
  return (
    <p className={styles.words}>
      {text.shareOf(formatPesos(invoice.amountCents), invoice.of)}
      {shares.length > 1 && `: ${shares.join(' · ')}`}
    </p>
  );
}

interface ReceiptListProps {
  expense: FoundExpense;
  onRemove: (file: Receipt) => void;
}

function ReceiptList({ expense, onRemove }: ReceiptListProps) {
  const text = useExpensesText().list;
  return (
    <ul className={`plain-list ${styles.receipts}`}>
      {expense.receipts.map((file) => (
        <li key={file.id}>
          <a
            href={file.url}
            target="_blank"
            rel="noreferrer"
            className={styles.receipt}
            aria-label={text.file(file.name)}
          >
            <Icon name={file.isCfdi ? 'check' : 'folder'} size={18} />
            <span>{file.isCfdi ? `${text.cfdi} (XML)` : file.name}</span>
          </a>
          {expense.mayChange && !file.isCfdi && (
            <Button
              size="small"
              variant="quiet"
              icon="close"
              aria-label={text.removeFile(file.name)}
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
