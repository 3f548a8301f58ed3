import { useRef, useState } from 'react';
import { siteInstant } from '#app/administration/site-instant.ts';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { languages } from '#domain/language.ts';
import { type IssueReview as Review, reviewIssue } from '#domain/newsletter/issue-calls.ts';
import { sendIssue, testIssue } from '#domain/newsletter/issue-sending-calls.ts';
import { zoneName } from '#domain/zone-names.ts';
import styles from './Newsletter.module.css';

interface Props {
  id: string;
  revision: number;
  /** Something is not saved: what would be sent is not what is seen. */
  isChanged: boolean;
}

/** What is missing, whom it goes to, a test mail, and the sending itself. */
export function IssueReview({ id, revision, isChanged }: Props) {
  const text = useIssuesText().review;
  const when = useSiteInstant();
  const language = useLanguage();
  const { timezone } = useSite();
  const { data: review, failure, reload } = useCall(reviewIssue, { id });
  const [time, setTime] = useState('');
  const [toConfirm, setToConfirm] = useState<{ sendAt?: string | undefined }>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  const tried = useAttempt();

  const test = () =>
    tried.attempt(async () => {
      const { to } = await call(testIssue, { id });
      setOutcome({ kind: 'success', title: text.tested(to) });
    });
  const isReady = review?.problems.length === 0 && !isChanged;
  const sendAt = siteInstant(time, timezone);
  return (
    <section className={styles.part} aria-label={text.title}>
      <h2>{text.title}</h2>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!review && !failure && <LoadingScreen />}
      {isChanged && <p>{text.saveFirst}</p>}
      {review && <Findings review={review} />}
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
      {tried.failure && <FailureNotice failure={tried.failure} />}
      <div className={styles.row}>
        <Button disabled={!isReady} onClick={() => setToConfirm({})}>
          {text.send}
        </Button>
        <Button variant="outline" disabled={isChanged || tried.busy} onClick={test}>
          {text.test}
        </Button>
      </div>
      <div className={styles.pair}>
        <TextField
          type="datetime-local"
          label={text.when}
          hint={text.whenHint(zoneName(timezone, language))}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
      <div>
        <Button
          variant="outline"
          icon="clock"
          disabled={!isReady || !sendAt}
          onClick={() => setToConfirm({ sendAt })}
        >
          {text.schedule}
        </Button>
      </div>
      {toConfirm && review && (
        <ConfirmDialog
          title={toConfirm.sendAt ? text.scheduleTitle : text.confirmTitle}
          action={toConfirm.sendAt ? text.schedule : text.send}
          onClose={() => setToConfirm(undefined)}
          run={async () => {
            await call(sendIssue, { id, revision, ...toConfirm });
          }}
        >
          <p>
            {toConfirm.sendAt
              ? text.confirmSchedule(review.recipients, when(toConfirm.sendAt))
              : text.confirm(review.recipients)}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Findings({ review: { problems, recipients, links, bytes } }: { review: Review }) {
  const { review: text, issue } = useIssuesText();
  const { names } = issue.fields;
  return (
    <>
      <p>{text.recipients(recipients)}</p>
      {problems.length === 0 ? (
        <p>{text.ready}</p>
      ) : (
        <ul>
          {problems.map(({ kind, block, language, address }) => (
            <li key={`${kind} ${block} ${language} ${address}`}>
              {text.place(
                text.kinds[kind],
                block ?? undefined,
                language ? names[language] : undefined,
              )}
              {address && <>: {address}</>}
            </li>
          ))}
        </ul>
      )}
      <p>
        {languages
          .flatMap((one) => {
            const size = bytes[one];
            return size === null ? [] : text.size(Math.ceil(size / 1024), names[one]);
          })
          .join(' · ')}
      </p>
      {links.length > 0 && (
        <>
          <p>{text.links}</p>
          <ul className={styles.links}>
            {links.map((url) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  {url}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
