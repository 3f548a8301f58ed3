import { useState } from 'react';
import { callFile } from '#app/api/call.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { makeTransparencyReport } from '#domain/donations/transparency-calls.ts';
import styles from './AdminDonations.module.css';

/** A year for whoever files the declaration of transparency. @param months YYYY-MM, the latest first */
export function TransparencyDownload({ months }: { months: readonly string[] }) {
  const { transparency: text } = useAdminDonationsText();
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  // What is filed in May is of the year before.
  const [year, setYear] = useState(years[1] ?? years[0] ?? '');
  return (
    <section className={styles.section}>
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <div className={styles.download}>
        <SelectField
          label={text.year}
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
        <DownloadButton
          label={text.pdf}
          fetchFile={async () => ({
            name: `${text.fileName}-${year}.pdf`,
            content: await callFile(makeTransparencyReport, { year: Number(year) }),
          })}
        />
      </div>
    </section>
  );
}
