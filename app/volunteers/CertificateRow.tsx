import type { ReactNode } from 'react';
import { callFile } from '#app/api/call.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerHoursText } from '#app/i18n/volunteer-hours/use-volunteer-hours-text.ts';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { useSite } from '#app/site.ts';
import {
  downloadCertificate,
  type VolunteerCertificate,
} from '#domain/volunteers/certificate-calls.ts';
import { hoursInWords } from '#domain/volunteers/hours-rules.ts';
import { dayInWords } from './day-words.ts';
import styles from './Hours.module.css';

interface Props {
  certificate: VolunteerCertificate;
  children?: ReactNode;
}

/** One certificate, and its PDF. */
export function CertificateRow({ certificate, children }: Props) {
  const text = useVolunteerHoursText().certificates;
  const language = useLanguage();
  const { timezone } = useSite();
  const { id, from, until, minutes, issuedAt, isSealed, code, revokedAt } = certificate;
  const title = text.one(
    dayInWords(from, language),
    dayInWords(until, language),
    hoursInWords(minutes),
  );
  return (
    <li>
      <div>
        {title}
        <span className={styles.soft}>
          {text.issued(formatInstant(issuedAt, language, timezone))}
          {revokedAt && ` · ${text.revoked}`}
        </span>
        <span className={styles.soft}>{isSealed ? text.code(code) : text.making}</span>
      </div>
      <div className={styles.ways}>
        {isSealed && (
          <DownloadButton
            label={text.download}
            of={`${text.download}: ${title}`}
            fetchFile={async () => ({
              name: text.file,
              content: await callFile(downloadCertificate, { id }),
            })}
          />
        )}
        {children}
      </div>
    </li>
  );
}
