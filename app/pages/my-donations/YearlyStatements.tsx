import { useLoaded } from '#app/api/use-loaded.ts';
import { callWire, callWireFile } from '#app/api/wire-client.ts';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { formatPesos } from '#domain/money.ts';
import styles from './YearlyStatements.module.css';

const fetchYears = () => callWire('donaciones:consultar_anios', {});

/** What each year comes to, with its statement. Where it cannot be told, the list above has said why. */
export function YearlyStatements() {
  const text = useMyDonationsText().years;
  const language = useLanguage();
  const { data: years = [] } = useLoaded(fetchYears);
  if (years.length === 0) return null;
  return (
    <section className={styles.years} aria-labelledby="years">
      <h2 id="years">{text.title}</h2>
      <p className={styles.lead}>{text.lead}</p>
      <ul className={`plain-list ${styles.list}`}>
        {years.map(({ anio, monto }) => (
          <li key={anio} className={styles.year}>
            <span className={styles.number}>{anio}</span>
            <span className={styles.amount}>{formatPesos(Math.round(monto * 100))}</span>
            <DownloadButton
              label={text.download(anio)}
              fetchFile={async () => ({
                name: text.file(anio),
                content: await callWireFile('donaciones:resumen_anual', { anio, lang: language }),
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
