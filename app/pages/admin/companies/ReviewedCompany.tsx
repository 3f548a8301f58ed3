import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useCompanyText } from '#app/i18n/company/use-company-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  approveCompany,
  type Company,
  refuseCompany,
  restoreCompany,
  takeOffCompany,
} from '#domain/companies/company-calls.ts';
import { publicStates } from '#domain/companies/company-states.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import styles from '../moderation/Moderation.module.css';
import { ReasonDialog } from '../moderation/ReasonDialog.tsx';

/** A company as its owner has written it, beside what everybody reads now, and what can be done about it. */
export function ReviewedCompany({ company }: { company: Company }) {
  const { admin: text, states } = useCompanyText();
  const { busy, failure, attempt } = useAttempt();
  const [asks, setAsks] = useState<'refuse' | 'takeOff'>();
  const { id, revision, state, written, logo, shown, shownLogo } = company;
  const waits = state === 'review';
  const isPublic = shown !== null && publicStates.includes(state);
  const run = (contract: typeof approveCompany | typeof restoreCompany) => () =>
    attempt(async () => {
      await call(contract, { id, revision });
    });
  return (
    <article className={styles.card}>
      <p className={styles.state}>{states[state]}</p>
      <h2>{written.name}</h2>
      <Facts company={company} />
      {waits && <p className={styles.soft}>{text.check}</p>}
      <div className={isPublic && waits ? styles.both : undefined}>
        {isPublic && waits && <Shown heading={text.nowShown} shown={shown} logo={shownLogo} />}
        <Shown heading={waits ? text.waiting : undefined} shown={written} logo={logo} />
      </div>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.ways}>
        {(waits || state === 'refused') && (
          <Button
            size="small"
            icon="check"
            aria-disabled={busy || undefined}
            onClick={run(approveCompany)}
          >
            {text.approve}
          </Button>
        )}
        {waits && (
          <Button size="small" variant="outline" onClick={() => setAsks('refuse')}>
            {text.refuse}
          </Button>
        )}
        {isPublic && (
          <Button size="small" variant="quiet" onClick={() => setAsks('takeOff')}>
            {text.takeOff}
          </Button>
        )}
        {state === 'takenOff' && shown !== null && (
          <Button
            size="small"
            variant="outline"
            aria-disabled={busy || undefined}
            onClick={run(restoreCompany)}
          >
            {text.restore}
          </Button>
        )}
      </div>
      {asks && (
        <ReasonDialog
          text={{
            ...text,
            title: asks === 'refuse' ? text.refuseTitle : text.takeOffTitle,
            action: text[asks],
          }}
          note={asks === 'takeOff' ? text.takeOffText : undefined}
          run={(reason) =>
            call(asks === 'refuse' ? refuseCompany : takeOffCompany, { id, revision, reason })
          }
          onClose={() => setAsks(undefined)}
        />
      )}
    </article>
  );
}

/** What moderators alone see. */
function Facts({ company: { written, since, givenCents, reason } }: { company: Company }) {
  const { admin: text, given, reason: why } = useCompanyText();
  const language = useLanguage();
  const { legalName, rfc, contactName, contactPhone } = written;
  const contact = [contactName, contactPhone].filter(Boolean).join(' · ');
  return (
    <div className={styles.soft}>
      <p>{text.legal(legalName, rfc)}</p>
      {contact && <p>{text.contact(contact)}</p>}
      <p>
        {since === null
          ? text.noGifts
          : given(formatPesos(givenCents), longDate(since, locale[language]))}
      </p>
      {reason && (
        <p>
          {why} {reason}
        </p>
      )}
    </div>
  );
}

interface ShownProps {
  heading: string | undefined;
  shown: NonNullable<Company['shown']>;
  logo: string | null;
}

function Shown({ heading, shown: { name, website, showsAmount }, logo }: ShownProps) {
  const { admin: text, logo: logoText } = useCompanyText();
  return (
    <div className={styles.text}>
      {heading && <h3>{heading}</h3>}
      {heading && <p>{name}</p>}
      {logo && (
        <img
          className={styles.picture}
          src={`/media/${logo}/og.jpg`}
          alt={logoText.alt(name)}
          width={1200}
          height={630}
          loading="lazy"
        />
      )}
      {website && (
        <p>
          <a href={website} target="_blank" rel="nofollow noopener noreferrer">
            {website}
          </a>
        </p>
      )}
      {showsAmount && <p className={styles.soft}>{text.amountShown}</p>}
    </div>
  );
}
