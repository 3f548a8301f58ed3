import { satOption } from '#app/api/sat-lists.ts';
import { Button } from '#app/components/Button.tsx';
import { FactList } from '#app/components/FactList.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAdminInvoicingText } from '#app/i18n/admin-invoicing/use-admin-invoicing-text.ts';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedTable } from '#app/lists/ManagedTable.tsx';
import { methodNames } from '#domain/donations/donation-words.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './AdminInvoicing.module.css';
import type { GlobalPreview } from './global-invoices.ts';

interface Props {
  preview: GlobalPreview;
  title: string;
  onCreate: () => void;
}

/** What a global invoice would hold, and what it leaves out. */
export function GlobalPreviewSection({ preview, title, onCreate }: Props) {
  const text = useAdminInvoicingText().global;
  const language = useLanguage();
  const { donations, count, totalCents, paymentForm, left, request } = preview;
  const facts = [
    [text.count, String(count)],
    [text.total, formatPesos(totalCents)],
    [text.paymentForm, satOption(paymentForm).label],
  ] as const;
  return (
    <Section title={title}>
      {count === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <>
          <FactList>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </FactList>
          {left > 0 && <p>{text.leftForNext(left)}</p>}
          <details className={styles.details}>
            <summary>{text.see(count)}</summary>
            <ManagedTable
              label={text.count}
              items={donations}
              columns={[
                { header: text.columns.folio, kind: 'title', cell: ({ number }) => number },
                {
                  header: text.columns.date,
                  kind: 'named',
                  cell: ({ date }) => formatDay(date, language),
                },
                {
                  header: text.columns.method,
                  kind: 'named',
                  cell: ({ method }) => methodNames[method][language],
                },
                {
                  header: text.columns.amount,
                  kind: 'named',
                  cell: ({ amountCents }) => formatPesos(amountCents),
                },
              ]}
            />
          </details>
        </>
      )}
      <div>
        <h3 className={styles.subtitle}>{text.leftOut}</h3>
        <ul className={styles.list}>
          <li>{text.leftOutInvoiced}</li>
          <li>{text.leftOutUnpaid}</li>
          {!request.includeRequested && <li>{text.leftOutRequested}</li>}
          <li>{text.leftOutTest}</li>
        </ul>
      </div>
      {count > 0 && (
        <div>
          <Button icon="check" onClick={onCreate}>
            {text.create}
          </Button>
        </div>
      )}
    </Section>
  );
}
