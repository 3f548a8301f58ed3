import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useVolunteerHoursText } from '#app/i18n/volunteer-hours/use-volunteer-hours-text.ts';
import { CertificateRow } from '#app/volunteers/CertificateRow.tsx';
import hoursStyles from '#app/volunteers/Hours.module.css';
import { findCertificatesOf, revokeCertificate } from '#domain/volunteers/certificate-calls.ts';
import type { VolunteerFile } from '#domain/volunteers/volunteer-desk-calls.ts';
import { IssueDialog } from './IssueDialog.tsx';
import styles from './Volunteers.module.css';

/** The certificates of one volunteer: issued here, and revoked. */
export function VolunteerCertificates({ volunteer }: { volunteer: VolunteerFile }) {
  const text = useVolunteerHoursText().certificates;
  const { data, failure, reload } = useCall(findCertificatesOf, { folio: volunteer.folio });
  const [isIssuing, setIssuing] = useState(false);
  const [revoking, setRevoking] = useState<string>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, isIssuing || revoking !== undefined, data);
  if (!data) return failure ? <FailureNotice failure={failure} retry={reload} /> : null;
  const say = (title: string) => setOutcome({ kind: 'success', title });
  return (
    <section className={styles.part} aria-labelledby="volunteer-certificates">
      <h3 id="volunteer-certificates">{text.title}</h3>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      {data.length === 0 && <p>{text.none}</p>}
      <ul className={`plain-list ${hoursStyles.rows}`}>
        {data.map((certificate) => (
          <CertificateRow key={certificate.id} certificate={certificate}>
            {certificate.revokedAt === null && (
              <Button size="small" variant="quiet" onClick={() => setRevoking(certificate.id)}>
                {text.revoke}
              </Button>
            )}
          </CertificateRow>
        ))}
      </ul>
      <div>
        <Button size="small" icon="plus" variant="outline" onClick={() => setIssuing(true)}>
          {text.issue}
        </Button>
      </div>
      {isIssuing && (
        <IssueDialog
          volunteer={volunteer}
          onDone={() => say(text.done)}
          onClose={() => setIssuing(false)}
        />
      )}
      {revoking && (
        <ConfirmDialog
          title={text.revokeTitle}
          action={text.revoke}
          onClose={() => setRevoking(undefined)}
          run={async () => {
            await call(revokeCertificate, { id: revoking });
            say(text.isRevoked);
          }}
        >
          <p>{text.revokeText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
