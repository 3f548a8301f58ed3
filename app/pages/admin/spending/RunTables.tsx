import { longDate } from '#app/components/long-date.ts';
import { useSpendingText } from '#app/i18n/spending/use-spending-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { kindNames } from '#domain/donations/donation-words.ts';
import { categoryNames } from '#domain/expenses/expense-words.ts';
import { locale } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';
import type { SpendingRun } from '#domain/spending/spending-calls.ts';
import styles from './Spending.module.css';

interface Props {
  run: SpendingRun;
}

/** The sums of a run, and what is open in it. */
export function RunTables({ run }: Props) {
  return (
    <>
      <Purposes run={run} />
      <Categories run={run} />
      <OpenGifts run={run} />
      <OpenCosts run={run} />
    </>
  );
}

const money = <Item,>(header: string, of: (item: Item) => number): Column<Item> => ({
  header,
  kind: 'named',
  align: 'end',
  cell: (item) => formatAmount(of(item)),
});

type About = Pick<SpendingRun['purposes'][number], 'petId' | 'campaignId' | 'kind' | 'name'>;

/** What a gift is for, in words. */
function usePurposeName(): (about: About) => string {
  const text = useSpendingText().result;
  const language = useLanguage();
  return ({ petId, campaignId, kind, name }) => {
    if (petId !== null) return text.pet(name);
    if (campaignId !== null) return text.campaign(name);
    return name || (kind ? kindNames[kind][language] : '');
  };
}

function Purposes({ run }: Props) {
  const text = useSpendingText().result;
  const nameOf = usePurposeName();
  type Row = SpendingRun['purposes'][number] & { id: string };
  return (
    <section className={styles.section}>
      <h2>{text.purposes}</h2>
      <ManagedTable<Row>
        label={text.purposes}
        items={run.purposes.map((one, index) => ({ ...one, id: String(index) }))}
        columns={[
          { header: text.purpose, kind: 'title', cell: nameOf },
          money(text.given, ({ givenCents }) => givenCents),
          money(text.tied, ({ tiedCents }) => tiedCents),
          money(text.open, ({ givenCents, tiedCents }) => givenCents - tiedCents),
        ]}
      />
    </section>
  );
}

function Categories({ run }: Props) {
  const text = useSpendingText().result;
  const language = useLanguage();
  type Row = SpendingRun['categories'][number] & { id: string };
  return (
    <section className={styles.section}>
      <h2>{text.categories}</h2>
      <ManagedTable<Row>
        label={text.categories}
        items={run.categories.map((one) => ({ ...one, id: one.category }))}
        columns={[
          {
            header: text.category,
            kind: 'title',
            cell: ({ category }) => categoryNames[category][language],
          },
          money(text.spent, ({ spentCents }) => spentCents),
          money(text.covered, ({ coveredCents }) => coveredCents),
          money(text.uncovered, ({ spentCents, coveredCents }) => spentCents - coveredCents),
        ]}
      />
    </section>
  );
}

function OpenGifts({ run }: Props) {
  const text = useSpendingText().result;
  const language = useLanguage();
  const nameOf = usePurposeName();
  return (
    <section className={styles.section}>
      <h2>{text.openGifts}</h2>
      {run.openGifts.length === 0 ? (
        <p>{text.noOpenGifts}</p>
      ) : (
        <>
          <p className={styles.soft}>{text.openGiftsLead}</p>
          <ManagedTable<SpendingRun['openGifts'][number]>
            label={text.openGifts}
            items={run.openGifts}
            columns={[
              {
                header: text.gift,
                kind: 'title',
                cell: (gift) => (
                  <span className={styles.named}>
                    <span>{gift.number}</span>
                    <span className={styles.soft}>{nameOf(gift)}</span>
                  </span>
                ),
              },
              {
                header: text.date,
                kind: 'named',
                cell: ({ onDate }) => longDate(onDate, locale[language]),
              },
              money(text.amount, ({ cents }) => cents),
              money(text.open, ({ openCents }) => openCents),
            ]}
          />
        </>
      )}
    </section>
  );
}

function OpenCosts({ run }: Props) {
  const text = useSpendingText().result;
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{text.openCosts}</h2>
      {run.openCosts.length === 0 ? (
        <p>{text.noOpenCosts}</p>
      ) : (
        <>
          <p className={styles.soft}>{text.openCostsLead}</p>
          <ManagedTable<SpendingRun['openCosts'][number]>
            label={text.openCosts}
            items={run.openCosts}
            columns={[
              {
                header: text.cost,
                kind: 'title',
                cell: ({ category, name }) => (
                  <span>
                    {categoryNames[category][language]} {name && text.ofPet(name)}
                  </span>
                ),
              },
              {
                header: text.date,
                kind: 'named',
                cell: ({ onDate }) => longDate(onDate, locale[language]),
              },
              money(text.amount, ({ cents }) => cents),
              money(text.uncovered, ({ openCents }) => openCents),
            ]}
          />
        </>
      )}
    </section>
  );
}
