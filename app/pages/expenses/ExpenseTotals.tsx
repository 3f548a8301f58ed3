import frame from '#app/components/PageParts.module.css';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import type { ExpenseSums } from '#domain/expenses/expense-calls.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './Expenses.module.css';
import { useExpenseWords } from './use-expense-words.ts';

interface Row {
  key: string;
  name: string;
  amountCents: number;
  count: number;
}

/** What the expenses of the list come to. */
export function ExpenseTotals({ sums }: { sums: ExpenseSums }) {
  const text = useExpensesText().totals;
  const { categoryOf, payerOf, monthOf } = useExpenseWords();
  const tables = [
    {
      title: text.byCategory,
      header: text.category,
      rows: sums.categories.map((one) => ({
        ...one,
        name: categoryOf(one.key),
      })),
    },
    {
      title: text.byMonth,
      header: text.month,
      rows: sums.months.toReversed().map((one) => ({ ...one, name: monthOf(one.key) })),
    },
    {
      title: text.bySupplier,
      header: text.supplier,
      rows: sums.suppliers.map((one) => ({
        ...one,
        name: one.key || text.unnamed,
      })),
    },
    {
      title: text.byPayer,
      header: text.payer,
      rows: sums.payers.map((one) => ({
        ...one,
        name: payerOf(one.key),
      })),
    },
  ];
  return (
    <section className={frame.part} aria-labelledby="totals">
      <div className={frame.head}>
        <h2 id="totals">{text.title}</h2>
        <p className={styles.amount}>
          {text.total}: {formatPesos(sums.total.amountCents)}
        </p>
      </div>
      <div className={styles.tables}>
        {tables.map(({ title, header, rows }) => (
          <div key={title} className={frame.part}>
            <h3>{title}</h3>
            <SumTable label={title} header={header} rows={rows} />
          </div>
        ))}
      </div>
    </section>
  );
}

interface SumTableProps {
  label: string;
  header: string;
  rows: readonly Row[];
}

function SumTable({ label, header, rows }: SumTableProps) {
  const text = useExpensesText().totals;
  return (
    <table className={styles.sums} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{header}</th>
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, amountCents, count }) => (
          <tr key={key}>
            <th scope="row">
              {name} <span className={styles.soft}>{text.count(count)}</span>
            </th>
            <td>{formatPesos(amountCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
