import { callFile } from '#app/api/call.ts';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { type GivingYear, printYearlyStatement } from '#domain/donations/donation-paper-calls.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './YearlyStatements.module.css';

interface Props {
  years: readonly GivingYear[];
}

/** What each year comes to, with its statement. */
export function YearlyStatements({ years }: Props) {
  const text = useMyDonationsText().years;
  if (years.length === 0) return null;
  return (
    <section className={styles.years} aria-labelledby="years">
      <h2 id="years">{text.title}</h2>
      <p className={styles.lead}>{text.lead}</p>
      <ul className={`plain-list ${styles.list}`}>
        {years.map(({ year, cents }) => (
          <li key={year} className={styles.year}>
            <span className={styles.number}>{year}</span>
            <span className={styles.amount}>{formatPesos(cents)}</span>
            <DownloadButton
              label={text.download(year)}
              fetchFile={async () => ({
                name: text.file(year),
                content: await callFile(printYearlyStatement, { year }),
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
