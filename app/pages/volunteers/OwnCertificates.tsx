import { Link } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import frame from '#app/components/PageParts.module.css';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerHoursText } from '#app/i18n/volunteer-hours/use-volunteer-hours-text.ts';
import { CertificateRow } from '#app/volunteers/CertificateRow.tsx';
import styles from '#app/volunteers/Hours.module.css';
import { pathFor } from '#domain/site-map.ts';
import { findOwnCertificates } from '#domain/volunteers/certificate-calls.ts';

/** The volunteer's certificates. */
export function OwnCertificates() {
  const text = useVolunteerHoursText().certificates;
  const language = useLanguage();
  const { data: certificates = [] } = useCall(findOwnCertificates, {});
  const valid = certificates.filter(({ revokedAt }) => revokedAt === null);
  return (
    <section className={frame.part} aria-labelledby="certificates">
      <h2 id="certificates">{text.title}</h2>
      {valid.length === 0 && <p>{text.noneOwn}</p>}
      <ul className={`plain-list ${styles.rows}`}>
        {valid.map((certificate) => (
          <CertificateRow key={certificate.id} certificate={certificate} />
        ))}
      </ul>
      {valid.length > 0 && (
        <p>
          <Link to={pathFor('verifyContractStart', language)}>{text.verify}</Link>
        </p>
      )}
    </section>
  );
}
