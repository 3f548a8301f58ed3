import styles from './PetEmbed.module.css';
import type { loader } from './PetEmbedPage.loader.ts';

type Props = Pick<
  Awaited<ReturnType<typeof loader>>,
  'data' | 'dataText' | 'files' | 'fieldsTitle' | 'field' | 'meaning' | 'values' | 'rows'
>;

/** Where the data of all public pets are read, and what their fields are. */
export function DataForPrograms(page: Props) {
  return (
    <section className={styles.section} aria-labelledby="data">
      <h2 id="data">{page.data}</h2>
      {page.dataText.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className={`plain-list ${styles.files}`}>
        {page.files.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <h3 id="fields">{page.fieldsTitle}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, also by keyboard. */}
      <section className={styles.wide} aria-labelledby="fields" tabIndex={0}>
        <table className={styles.table} aria-labelledby="fields">
          <thead>
            <tr>
              <th scope="col">{page.field}</th>
              <th scope="col">{page.meaning}</th>
              <th scope="col">{page.values}</th>
            </tr>
          </thead>
          <tbody>
            {page.rows.map(([name, meaning, values]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{meaning}</td>
                <td>{values}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
