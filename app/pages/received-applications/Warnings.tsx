import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { useSite } from '#app/site.ts';
import { can } from '#domain/access/rights.ts';
import { applicationNumber } from '#domain/adoption/application-number.ts';
import {
  findWarnings,
  type ShownWarning,
  type ShownWarnings,
} from '#domain/adoption/warning-calls.ts';
import { dateIn } from '#domain/clock.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { RestrictDialog } from './RestrictDialog.tsx';
import styles from './Warnings.module.css';

interface Props {
  applicationId: string;
  user: SessionUser;
}

/** What whoever decides should know about who applies; the family never sees it. */
export function Warnings({ applicationId, user }: Props) {
  const text = useReceivedText().warnings;
  const { data, failure, reload } = useCall(findWarnings, { id: applicationId });
  const [isRestricting, setRestricting] = useState(false);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <p className={styles.soft}>{text.loading}</p>;
  const { applications, more, restriction } = data;
  return (
    <>
      {restriction && <Restriction restriction={restriction} user={user} />}
      {applications.length === 0 && !restriction && <p>{text.none}</p>}
      {applications.length > 0 && (
        <>
          <p className={styles.soft}>{text.lead}</p>
          <ul className={`plain-list ${styles.list}`}>
            {applications.map((warning, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: those of others have nothing that names them
              <li key={index} className={styles.entry}>
                <Sentence warning={warning} />
              </li>
            ))}
          </ul>
          {more && <p className={styles.soft}>{text.more}</p>}
        </>
      )}
      {can(user, 'adopters.restrict') && !restriction && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setRestricting(true)}>
            {text.restrict.open}
          </Button>
        </div>
      )}
      {isRestricting && (
        <RestrictDialog applicationId={applicationId} onClose={() => setRestricting(false)} />
      )}
    </>
  );
}

function Restriction({
  restriction: { until, kinds, reason },
  user,
}: {
  restriction: NonNullable<ShownWarnings['restriction']>;
  user: SessionUser;
}) {
  const text = useReceivedText().warnings;
  const language = useLanguage();
  return (
    <Notice kind="warning" title={text.restricted(longDate(until, locale[language]))}>
      <p>{text.restrictedBy(text.list(kinds))}</p>
      {reason === null ? <p>{text.askWhom}</p> : <p>{text.restrictedFor(reason)}</p>}
      {can(user, 'adopters.restrict') && (
        <p>
          <Link to={pathFor('adminRestrictions', language)}>{text.toList}</Link>
        </p>
      )}
    </Notice>
  );
}

function Sentence({ warning }: { warning: ShownWarning }) {
  const text = useReceivedText().warnings;
  const language = useLanguage();
  const { timezone } = useSite();
  const { kinds, known, outcome, otherName, otherAccount, createdAt } = warning;
  const day = longDate(dateIn(timezone, new Date(createdAt)), locale[language]);
  const shared = text.list(kinds.filter((kind) => kind !== 'account' || kinds.length === 1));
  return (
    <>
      <p>
        {otherAccount ? text.shared(shared) : text.sameAccount}{' '}
        {known ? (
          <>
            <Link to={pathFor('receivedApplication', language, { folio: String(known.folio) })}>
              {applicationNumber(known.folio)}
            </Link>
            {text.of(known.name, day)}
          </>
        ) : (
          text.ofOthers(day)
        )}
        {otherName && !known && text.otherName}
      </p>
      <p className={styles.outcome} data-outcome={outcome}>
        {text.outcomes[outcome]}
        {known?.reason && `: ${text.reasons[known.reason]}`}
      </p>
    </>
  );
}
