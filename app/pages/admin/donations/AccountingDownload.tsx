import { useState } from 'react';
import { callFile } from '#app/api/call.ts';
import { monthName } from '#app/components/month-name.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import {
  downloadAccountingCsv,
  downloadAccountingWorkbook,
} from '#domain/invoices/accounting-calls.ts';
import styles from './AdminDonations.module.css';

const files = { xlsx: downloadAccountingWorkbook, csv: downloadAccountingCsv } as const;

/** A month for whoever keeps the accounts. @param months YYYY-MM, the latest first */
export function AccountingDownload({ months }: { months: readonly string[] }) {
  const { accounting: text } = useAdminDonationsText();
  const language = useLanguage();
  const [month, setMonth] = useState(months[0] ?? '');
  const [year = 0, number = 0] = month.split('-').map(Number);
  return (
    <section className={styles.section}>
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <div className={styles.download}>
        <SelectField
          label={text.month}
          options={months.map((value) => ({
            value,
            label: monthName(value, language),
          }))}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
        {(['xlsx', 'csv'] as const).map((kind) => (
          <DownloadButton
            key={kind}
            label={text[kind]}
            fetchFile={async () => ({
              name: `${text.fileName}-${month}.${kind}`,
              content: await callFile(files[kind], { year, month: number }),
            })}
          />
        ))}
      </div>
    </section>
  );
}
