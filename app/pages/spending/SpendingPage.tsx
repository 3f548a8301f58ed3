import { Link, useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { AboutData } from '#app/components/open-data/AboutData.tsx';
import { MonthBars } from '#app/components/open-data/MonthBars.tsx';
import styles from '#app/components/open-data/OpenData.module.css';
import { YearLinks } from '#app/components/open-data/YearLinks.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';

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
      >
        <Link to={page.figures.to}>{page.figures.label}</Link>
      </PageHero>
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
            <YearLinks {...years} />
            <section className={styles.section} aria-labelledby="months">
              <h2 id="months">{table.title}</h2>
              <MonthBars
                caption={page.chart}
                legend={[table.headers[1], table.headers[2]]}
                months={months}
              />
              <MonthTable />
              <p className={styles.note}>{table.note}</p>
            </section>
            {page.about && <AboutData {...page.about} />}
          </>
        )}
      </Wrap>
    </>
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
