import { callApiFile } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { formatPesos } from '#domain/money.ts';
import styles from './YearlyStatements.module.css';

interface Props {
  years: DataOf<'donaciones:consultar_anios'>;
}

/** What each year comes to, with its statement. */
export function YearlyStatements({ years }: Props) {
  const text = useMyDonationsText().years;
  const language = useLanguage();
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
                content: await callApiFile('donaciones:resumen_anual', { anio, lang: language }),
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
