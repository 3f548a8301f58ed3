import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findClickCounting, setClickCounting } from '#domain/newsletter/click-calls.ts';
import { fewestCountedReaders } from '#domain/newsletter/issue-clicks.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Newsletter.module.css';

/** Whether clicks are counted in the issues that are sent from now on. */
export function ClickCounting() {
  const text = useIssuesText().counting;
  const language = useLanguage();
  const { data, failure, reload } = useCall(findClickCounting, {}, { isFresh: true });
  return (
    <section className={styles.part} aria-labelledby="conteo-de-clics">
      <h2 id="conteo-de-clics">{text.title}</h2>
      <p className={styles.prose}>{text.lead(fewestCountedReaders)}</p>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {data && <Switch initial={data.isOn} />}
      <p className={styles.prose}>
        {text.notice} <Link to={pathFor('privacyNotice', language)}>{text.noticeLink}</Link>
      </p>
    </section>
  );
}

function Switch({ initial }: { initial: boolean }) {
  const text = useIssuesText().counting;
  const { busy, failure, attempt } = useAttempt();
  const [isOn, setOn] = useState(initial);
  const [announcement, setAnnouncement] = useState('');
  const change = (next: boolean) =>
    attempt(async () => {
      await call(setClickCounting, { isOn: next });
      setOn(next);
      setAnnouncement(next ? text.on : text.off);
    });
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isOn}
          aria-disabled={busy || undefined}
          onChange={({ target }) => change(target.checked)}
        />
        {text.label}
      </label>
      {failure && <FailureNotice failure={failure} />}
      <p role="status">{announcement}</p>
    </div>
  );
}
