import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { deliveryStates, returnedMails } from '#domain/newsletter/issue-states.ts';
import { pathFor } from '#domain/site-map.ts';
import { archiveIssue, issueSteps, type OpenedIssue } from './issue-calls.ts';
import styles from './Newsletter.module.css';

/** Milliseconds between two looks while mails leave. */
const lookEvery = 4_000;

/** How far an issue has been sent, and what can be done about it. */
export function IssueSending({ issue, onChanged }: { issue: OpenedIssue; onChanged: () => void }) {
  const text = useIssuesText();
  const language = useLanguage();
  const when = useSiteInstant();
  const { busy, failure, attempt } = useAttempt();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [asking, setAsking] = useState<'cancel' | 'resendUncertain'>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  const { id, state, counts, total, subject, languages, sendAt } = issue;
  const isMoving = state === 'sending' || state === 'scheduled';
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(onChanged, lookEvery);
    return () => clearInterval(timer);
  }, [isMoving, onChanged]);

  const { sending } = text;
  async function take(step: keyof typeof issueSteps) {
    await issueSteps[step](id);
    setOutcome({ kind: 'success', title: sending.done[step] });
    onChanged();
  }
  async function archive() {
    await archiveIssue(id, !issue.archivedAt);
    setOutcome({
      kind: 'success',
      title: issue.archivedAt ? sending.unarchived : sending.archived,
    });
    onChanged();
  }
  const stepButton = (step: 'unschedule' | 'pause' | 'resume') => (
    <Button disabled={busy} variant="outline" onClick={() => attempt(() => take(step))}>
      {sending[step]}
    </Button>
  );
  const done = total - counts.waiting;
  const [first = 'es'] = languages;
  const shown = languages.includes(language) ? language : first;
  return (
    <section className={styles.part} aria-label={sending.title}>
      <h2 lang={shown}>{subject[shown] || text.untitled}</h2>
      <p>
        <strong>{text.states[state]}</strong>
        {state === 'scheduled' && sendAt && <> · {sending.scheduledFor(when(sendAt))}</>}
      </p>
      {state === 'sending' && !issue.isPrepared && <p role="status">{sending.preparing}</p>}
      {total > 0 && (
        <>
          <p role="status">{sending.progress(done, total)}</p>
          <progress
            className={styles.progress}
            value={done}
            max={total}
            aria-label={sending.title}
          />
          <dl className={styles.figures}>
            {deliveryStates.values.map((one) => (
              <div key={one}>
                <dt>{sending.states[one]}</dt>
                <dd>{counts[one]}</dd>
              </div>
            ))}
            <div>
              <dt>{sending.unsubscribed}</dt>
              <dd>{issue.unsubscribed}</dd>
            </div>
            {returnedMails.values.map((reason) => (
              <div key={reason}>
                <dt>{sending.returned[reason]}</dt>
                <dd>{issue.returned[reason]}</dd>
              </div>
            ))}
          </dl>
          {counts.uncertain > 0 && <p>{sending.uncertainHint}</p>}
        </>
      )}
      {issue.archivedAt && (
        <p>
          <Link to={pathFor('newsletterIssue', language, { id })}>{sending.readArchived}</Link>
        </p>
      )}
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.row}>
        {state === 'scheduled' && stepButton('unschedule')}
        {state === 'sending' && stepButton('pause')}
        {state === 'paused' && stepButton('resume')}
        {state === 'sent' && (
          <Button disabled={busy} variant="outline" onClick={() => attempt(archive)}>
            {issue.archivedAt ? sending.unarchive : sending.archive}
          </Button>
        )}
        {(state === 'sending' || state === 'paused') && (
          <Button variant="quiet" onClick={() => setAsking('cancel')}>
            {sending.cancel}
          </Button>
        )}
        {state === 'sent' && counts.uncertain > 0 && (
          <Button variant="outline" onClick={() => setAsking('resendUncertain')}>
            {sending.resendUncertain}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={sending.ask[asking].title}
          action={sending[asking]}
          decline={sending.back}
          onClose={() => setAsking(undefined)}
          run={() => take(asking)}
        >
          <p>{sending.ask[asking].text}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
