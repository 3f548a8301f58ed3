import { Figures } from '#app/components/Figures.tsx';
import { categoryName, publicSpendingTexts, wayName } from '#app/i18n/public-spending.ts';
import { useSpendingText } from '#app/i18n/spending/use-spending-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedTable } from '#app/lists/ManagedTable.tsx';
import { formatAmount } from '#domain/money.ts';
import type { MonthPreview } from '#domain/spending/publishing-calls.ts';
import styles from './Spending.module.css';

interface Row {
  id: string;
  name: string;
  count: number;
  cents: number;
}

/** The sums of a month, as everybody would read them. */
export function MonthSums({ content }: { content: MonthPreview['content'] }) {
  const text = useSpendingText().publish;
  const language = useLanguage();
  const { purposeNames } = publicSpendingTexts[language];
  const { coveredCents } = content;
  return (
    <section className={styles.section}>
      <h2>{text.preview}</h2>
      <Figures
        figures={[
          [text.income, formatAmount(content.incomeCents), ''],
          [text.spent, formatAmount(content.spentCents), ''],
          coveredCents === null
            ? [text.covered, '—', text.hidden]
            : [text.covered, formatAmount(coveredCents), ''],
        ]}
      />
      <Sums
        title={text.purposes}
        rows={content.purposes.map(({ key, gifts, cents }) => ({
          ...{ id: key, name: purposeNames[key], count: gifts, cents },
        }))}
      />
      <Sums
        title={text.ways}
        rows={content.ways.map(({ key, gifts, cents }) => ({
          ...{ id: key, name: wayName(key, language), count: gifts, cents },
        }))}
      />
      <Sums
        title={text.categories}
        rows={content.categories.map(({ category, costs, cents }) => ({
          ...{ id: category, name: categoryName(category, language), count: costs, cents },
        }))}
      />
    </section>
  );
}

function Sums({ title, rows }: { title: string; rows: readonly Row[] }) {
  const text = useSpendingText();
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ManagedTable
        label={title}
        items={rows}
        columns={[
          { header: text.publish.name, kind: 'title', cell: ({ name }) => name },
          { header: text.publish.count, kind: 'named', align: 'end', cell: ({ count }) => count },
          {
            header: text.result.amount,
            kind: 'named',
            align: 'end',
            cell: ({ cents }) => formatAmount(cents),
          },
        ]}
      />
    </>
  );
}
