import { Link, useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { AboutAccounts } from './AboutAccounts.tsx';
import styles from './Spending.module.css';
import type { loader } from './SpendingPage.loader.ts';

/** What came in and what was paid in the months of a year. */
export default function SpendingPage() {
  const page = useLoaderData<typeof loader>();
  const { months, years, table, empty } = page;
  const home = { label: useText().shell.home, href: pathFor('home', useLanguage()) };
  const isEmpty = months.length === 0;
  return (
    <>
      <PageHead title={page.title} description={page.description} noIndex={isEmpty} />
      <PageHero
        title={page.title}
        lead={page.lead}
        tone="jade"
        compact
        crumbs={[home, { label: page.crumb }]}
      />
      <Wrap className={styles.page}>
        {isEmpty ? (
          <EmptyState title={empty.title}>
            <p>{empty.text}</p>
            <ButtonLink to={page.donateHref} icon="heart">
              {empty.donate}
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            {page.test && <p className={styles.test}>{page.test}</p>}
            {years.links.length > 1 && (
              <nav aria-label={years.label}>
                <ul className={`plain-list ${styles.years}`}>
                  {years.links.map(({ year, href, isThis }) => (
                    <li key={year}>
                      <Link to={href} aria-current={isThis ? 'page' : undefined}>
                        {year}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <section className={styles.section} aria-labelledby="months">
              <h2 id="months">{table.title}</h2>
              <MonthBars />
              <MonthTable />
              <p className={styles.note}>{table.note}</p>
            </section>
            <AboutAccounts method={page.method} data={page.data} />
          </>
        )}
      </Wrap>
    </>
  );
}

/** Two bars for each month; the table below it says the same. */
function MonthBars() {
  const { months, chart, table } = useLoaderData<typeof loader>();
  return (
    <figure className={styles.figure}>
      <figcaption>
        {chart}
        <span className={styles.legend} aria-hidden="true">
          <span className={styles.income}>{table.headers[1]}</span>
          <span className={styles.spent}>{table.headers[2]}</span>
        </span>
      </figcaption>
      <div className={styles.bars} aria-hidden="true">
        {months.map(({ month, name, incomeShare, spentShare }) => (
          <div key={month} className={styles.month}>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect x="0.5" width="4" y={100 - incomeShare} height={incomeShare} />
              <rect x="5.5" width="4" y={100 - spentShare} height={spentShare} />
            </svg>
            <span>{name.slice(0, 3)}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}

function MonthTable() {
  const { months, table } = useLoaderData<typeof loader>();
  const { total } = table;
  return (
    <table className={`${styles.table} ${styles.numbers}`} aria-label={table.title}>
      <thead>
        <tr>
          {table.headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, name, href, income, spent, left }) => (
          <tr key={month}>
            <th scope="row">
              <Link to={href}>{name}</Link>
            </th>
            <td>{income}</td>
            <td>{spent}</td>
            <td>{left}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.name}</th>
          <td>{total.income}</td>
          <td>{total.spent}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
