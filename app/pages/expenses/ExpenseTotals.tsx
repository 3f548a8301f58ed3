import frame from '#app/components/AccountPage.module.css';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './Expenses.module.css';
import { cents, type Sums } from './expense-calls.ts';
import { useExpenseWords } from './use-expense-words.ts';

interface Row {
  id: string;
  name: string;
  monto: number;
  gastos: number;
}

/** What the expenses of the list come to. */
export function ExpenseTotals({ sums }: { sums: Sums }) {
  const text = useExpensesText().totals;
  const { categoryOf, payerOf, monthOf } = useExpenseWords();
  const tables = [
    {
      title: text.byCategory,
      header: text.category,
      rows: sums.categorias.map((one) => ({
        ...one,
        id: one.categoria,
        name: categoryOf(one.categoria),
      })),
    },
    {
      title: text.byMonth,
      header: text.month,
      rows: sums.meses.toReversed().map((one) => ({ ...one, id: one.mes, name: monthOf(one.mes) })),
    },
    {
      title: text.bySupplier,
      header: text.supplier,
      rows: sums.proveedores.map((one) => ({
        ...one,
        id: one.proveedor,
        name: one.proveedor || text.unnamed,
      })),
    },
    {
      title: text.byPayer,
      header: text.payer,
      rows: sums.pagado_por.map((one) => ({
        ...one,
        id: one.pagado_por,
        name: payerOf(one.pagado_por),
      })),
    },
  ];
  return (
    <section className={frame.part} aria-labelledby="totals">
      <div className={frame.head}>
        <h2 id="totals">{text.title}</h2>
        <p className={styles.amount}>
          {text.total}: {formatPesos(cents(sums.total.monto))}
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
        {rows.map(({ id, name, monto, gastos }) => (
          <tr key={id}>
            <th scope="row">
              {name} <span className={styles.soft}>{text.count(gastos)}</span>
            </th>
            <td>{formatPesos(cents(monto))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
