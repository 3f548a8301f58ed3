import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { OpenedIssue } from '#domain/newsletter/issue-calls.ts';
import {
  archiveIssue,
  cancelIssue,
  pauseIssue,
  resumeIssue,
  sendUncertainAgain,
  unscheduleIssue,
} from '#domain/newsletter/issue-sending-calls.ts';
import { deliveryStates, returnedMails } from '#domain/newsletter/issue-states.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Newsletter.module.css';

const stepCalls = {
  unschedule: unscheduleIssue,
  pause: pauseIssue,
  resume: resumeIssue,
  resendUncertain: sendUncertainAgain,
  cancel: cancelIssue,
} as const;

/** How far an issue has been sent, and what can be done about it. */
export function IssueSending({ issue }: { issue: OpenedIssue }) {
  const text = useIssuesText();
  const language = useLanguage();
  const when = useSiteInstant();
  const { busy, failure, attempt } = useAttempt();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [asking, setAsking] = useState<'cancel' | 'resendUncertain'>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  const { id, state, mails, subject, languages, sendAt } = issue;
  const { sending } = text;
  async function take(step: keyof typeof stepCalls) {
    await call(stepCalls[step], { id });
    setOutcome({ kind: 'success', title: sending.done[step] });
  }
  async function archive() {
    await call(archiveIssue, { id, isArchived: !issue.archivedAt });
    setOutcome({
      kind: 'success',
      title: issue.archivedAt ? sending.unarchived : sending.archived,
    });
  }
  const stepButton = (step: 'unschedule' | 'pause' | 'resume') => (
    <Button disabled={busy} variant="outline" onClick={() => attempt(() => take(step))}>
      {sending[step]}
    </Button>
  );
  const done = mails.total - mails.waiting;
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
      {mails.total > 0 && (
        <>
          <p role="status">{sending.progress(done, mails.total)}</p>
          <progress
            className={styles.progress}
            value={done}
            max={mails.total}
            aria-label={sending.title}
          />
          <dl className={styles.figures}>
            {deliveryStates.values.map((one) => (
              <div key={one}>
                <dt>{sending.states[one]}</dt>
                <dd>{mails[one]}</dd>
              </div>
            ))}
            <div>
              <dt>{sending.unsubscribed}</dt>
              <dd>{mails.unsubscribed}</dd>
            </div>
            {returnedMails.values.map((reason) => (
              <div key={reason}>
                <dt>{sending.returned[reason]}</dt>
                <dd>{mails[reason]}</dd>
              </div>
            ))}
          </dl>
          {mails.uncertain > 0 && <p>{sending.uncertainHint}</p>}
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
        {state === 'sent' && mails.uncertain > 0 && (
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
