import { longDate } from '#app/components/long-date.ts';
import { useSpendingText } from '#app/i18n/spending/use-spending-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedTable } from '#app/lists/ManagedTable.tsx';
import { categoryNames } from '#domain/expenses/expense-words.ts';
import { locale } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';
import { mostReceipts } from '#domain/spending/public-month.ts';
import type { MonthPreview } from '#domain/spending/publishing-calls.ts';
import styles from './Spending.module.css';

type Cost = MonthPreview['costs'][number];

interface Props {
  costs: readonly Cost[];
  /** Their ids. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  showsSuppliers: boolean;
  onShowSuppliers: (shows: boolean) => void;
}

/** Which expenses everybody reads one by one; none before somebody chooses them. */
export function ChosenReceipts(props: Props) {
  const { costs, chosen, onChoose, showsSuppliers, onShowSuppliers } = props;
  const text = useSpendingText().publish;
  const { date, amount, category } = useSpendingText().result;
  const language = useLanguage();
  if (costs.length === 0) return null;
  const day = (onDate: string) => longDate(onDate, locale[language]);
  const toggle = (ids: readonly string[], isChosen: boolean) => {
    const others = chosen.filter((id) => !ids.includes(id));
    onChoose(isChosen ? [...others, ...ids].slice(0, mostReceipts) : others);
  };
  return (
    <section className={styles.section}>
      <h2>{text.receipts}</h2>
      <p className={styles.soft}>{text.receiptsLead}</p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={showsSuppliers}
          onChange={({ target }) => onShowSuppliers(target.checked)}
        />
        {text.suppliers}
      </label>
      <ManagedTable
        label={text.receipts}
        items={costs}
        selection={{
          has: (id) => chosen.includes(id),
          toggle,
          all: text.all,
          choose: (cost) =>
            text.choose(`${categoryNames[cost.category][language]}, ${day(cost.onDate)}`),
        }}
        columns={[
          {
            header: category,
            kind: 'title',
            cell: (cost) => (
              <span className={styles.named}>
                <span>{categoryNames[cost.category][language]}</span>
                <span className={styles.soft}>
                  {cost.supplier}
                  {showsSuppliers && !cost.isNameable && ` (${text.person})`}
                </span>
              </span>
            ),
          },
          { header: date, kind: 'named', cell: ({ onDate }) => day(onDate) },
          {
            header: amount,
            kind: 'named',
            align: 'end',
            cell: ({ cents }) => formatAmount(cents),
          },
        ]}
      />
    </section>
  );
}
