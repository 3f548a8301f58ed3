import { Link, useLoaderData } from 'react-router';
import { Figures } from '#app/components/Figures.tsx';
import { AboutData } from '#app/components/open-data/AboutData.tsx';
import styles from '#app/components/open-data/OpenData.module.css';
import { PageHead } from '#app/components/PageHead.tsx';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import type { loader } from './SpendingMonthPage.loader.ts';

/** What came in and what was paid in a month. */
export default function SpendingMonthPage() {
  const page = useLoaderData<typeof loader>();
  const { around, sums } = page;
  return (
    <>
      <PageHead title={page.pageTitle} description={page.description} />
      <PageHero
        title={page.title}
        lead={page.asOf}
        tone="jade"
        compact
        crumbs={[page.crumbs, page.year, { label: page.title }]}
      />
      <Wrap className={styles.page}>
        {page.test && <p className={styles.test}>{page.test}</p>}
        <Figures figures={page.figures} compact />
        {sums.map((table, index) => (
          <SumTable key={table.title} id={`sum-${index}`} table={table} />
        ))}
        {page.noCosts && <p>{page.noCosts}</p>}
        {page.receipts.rows.length > 0 && <Receipts />}
        <AboutData method={page.method} data={page.data} />
        {around.links.length > 0 && (
          <nav aria-label={around.label}>
            <ul className={`plain-list ${styles.years}`}>
              {around.links.map(({ label, href }) => (
                <li key={href}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Wrap>
    </>
  );
}

type Sums = ReturnType<typeof useLoaderData<typeof loader>>['sums'][number];

/** A table whose rows have a bar each. */
function SumTable({ id, table }: { id: string; table: Sums }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{table.title}</h2>
      <table className={`${styles.table} ${styles.numbers} ${styles.barred}`} aria-labelledby={id}>
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
          {table.rows.map(({ name, count, amount, share }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <svg
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  className={styles.share}
                  aria-hidden="true"
                >
                  <rect width={share} height="4" />
                </svg>
              </th>
              <td>{count}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Receipts() {
  const { receipts } = useLoaderData<typeof loader>();
  return (
    <section className={styles.section} aria-labelledby="receipts">
      <h2 id="receipts">{receipts.title}</h2>
      <p>{receipts.lead}</p>
      <table className={`${styles.table} ${styles.receipts}`} aria-labelledby="receipts">
        <thead>
          <tr>
            {receipts.headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {receipts.rows.map(({ id, day, category, supplier, amount }) => (
            <tr key={id}>
              <th scope="row">{day}</th>
              <td>{category}</td>
              {supplier !== undefined && <td>{supplier}</td>}
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
