import { useLoaderData } from 'react-router';
import { Figures } from '#app/components/Figures.tsx';
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
import type { loader } from './FiguresPage.loader.ts';

/** How many animals came and left in a year, how they were counted, and the data. */
export default function FiguresPage() {
  const page = useLoaderData<typeof loader>();
  const home = { label: useText().shell.home, href: pathFor('home', useLanguage()) };
  return (
    <>
      <PageHead title={page.title} description={page.description} noIndex={page.isEmpty} />
      <PageHero
        title={page.title}
        lead={page.lead}
        tone="violet"
        compact
        crumbs={[home, { label: page.crumb }]}
      />
      <Wrap className={styles.page}>
        {page.isEmpty ? (
          <EmptyState title={page.empty.title}>
            <p>{page.empty.text}</p>
          </EmptyState>
        ) : (
          <>
            <YearLinks {...page.years} />
            <Figures figures={page.figures} />
            <p className={styles.note}>{page.asOf}</p>
            <MonthBars {...page.chart} />
            {page.tables.map((table) => (
              <CountTable key={table.id} {...table} />
            ))}
            <AboutData method={page.method} data={page.data} />
          </>
        )}
      </Wrap>
    </>
  );
}

function CountTable({
  id,
  title,
  first,
  note,
  headers,
  rows,
  total,
}: ReturnType<typeof useLoaderData<typeof loader>>['tables'][number]) {
  return (
    <div className={styles.section}>
      <h2 id={id}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, also by keyboard. */}
      <section className={styles.wide} aria-label={title} tabIndex={0}>
        <table className={`${styles.table} ${styles.numbers}`} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <CountRow key={row.name} {...row} headers={headers} />
            ))}
          </tbody>
          {total && (
            <tfoot>
              <CountRow {...total} headers={headers} />
            </tfoot>
          )}
        </table>
      </section>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function CountRow({
  name,
  cells,
  headers,
}: {
  name: string;
  cells: readonly string[];
  headers: readonly string[];
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={headers[index]}>{cell}</td>
      ))}
    </tr>
  );
}
