import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { FactList } from '#app/components/FactList.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { formatPhone } from '#domain/phone.ts';
import type { RescueFile } from '#domain/rescues/rescue-desk-calls.ts';
import styles from './Rescues.module.css';

/** What was told, by whom, and the photos; nothing of it leaves the desk. */
export function RescueFacts({ report }: { report: RescueFile }) {
  const text = useRescueDeskText().one;
  const { facts } = text;
  const when = useSiteInstant();
  const { place, postalCode, federalState, position, words, name, phone, email } = report;
  const yesOrNo = (answer: boolean) => (answer ? facts.yes : facts.no);
  return (
    <section className={styles.facts} aria-label={facts.words}>
      <FactList className={styles.report}>
        <div>
          <dt>{facts.words}</dt>
          <dd className={styles.words} lang={report.language}>
            {words || facts.noWords}
          </dd>
        </div>
        <div>
          <dt>{facts.place}</dt>
          <dd>
            {place && (
              <>
                {place}
                <br />
              </>
            )}
            {postalCode} {federalState}
          </dd>
        </div>
        {position && (
          <div>
            <dt>{facts.position}</dt>
            <dd>
              <a href={`geo:${position}`}>{position.replace(',', ', ')}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{facts.who}</dt>
          <dd>
            {name}
            {report.hasAccount && <span className={styles.soft}>{facts.account}</span>}
          </dd>
        </div>
        <div>
          <dt>{facts.reach}</dt>
          <dd>
            {phone && <a href={`tel:+52${phone}`}>{formatPhone(phone)}</a>}
            {phone && email && <br />}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </dd>
        </div>
        <div>
          <dt>{facts.language}</dt>
          <dd>{facts.languages[report.language]}</dd>
        </div>
        {(['danger', 'exposed', 'alone'] as const).map((question) => (
          <div key={question}>
            <dt>{facts[question]}</dt>
            <dd>{yesOrNo(report[question])}</dd>
          </div>
        ))}
        <div>
          <dt>{facts.came}</dt>
          <dd>{when(report.createdAt)}</dd>
        </div>
        {report.isOpen && (
          <div>
            <dt>{facts.ends}</dt>
            <dd>{when(report.expiresAt)}</dd>
          </div>
        )}
      </FactList>
      {email === '' && report.isOpen && <Notice kind="warning" title={text.noMail} />}
      {report.pictures.length > 0 && (
        <>
          <h3>{text.photos}</h3>
          <ul className={`plain-list ${styles.photos}`}>
            {report.pictures.map((url, index) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={text.openPhoto(index + 1)}
                >
                  <img src={url} alt={text.photo(index + 1)} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
