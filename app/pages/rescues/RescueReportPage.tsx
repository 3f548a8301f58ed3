import { lazy } from 'react';
import { useActionData, useLoaderData, useParams } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { NarrowPage } from '#app/components/NarrowPage.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useRescueReportText } from '#app/i18n/rescue-report/use-rescue-report-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { locale } from '#domain/language.ts';
import { rescueLimits } from '#domain/rescues/rescue-input.ts';
import styles from './RescueReport.module.css';
import type { action, loader } from './RescueReportPage.loader.ts';
import { reportForm } from './report-form.ts';

const ReportPhotos = lazy(() => import('./ReportPhotos.tsx'));

const { whats } = reportForm;

/** Where whoever reported an animal reads what becomes of it. Programs that check mails open every link, so the page only asks. */
export default function RescueReportPage() {
  const text = useRescueReportText();
  return (
    <NarrowPage>
      <PageHead title={text.title} description={text.description} noIndex />
      <Content />
    </NarrowPage>
  );
}

function Content() {
  const { report, emergency, authority, advice, done } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const text = useRescueReportText();
  const language = useLanguage();
  if (!report) {
    return (
      <>
        <h1>{text.unknown.title}</h1>
        <p>{text.unknown.text}</p>
        <div>
          <ButtonLink to={pathFor('help', language)} icon="warning">
            {text.unknown.again}
          </ButtonLink>
        </div>
      </>
    );
  }
  const { folio, state, isOpen, isAttended } = report;
  const saved = { [whats.answer]: text.sent, [whats.renew]: text.renewed }[done ?? ''];
  return (
    <>
      <h1>{text.heading(folio)}</h1>
      {problem && (
        <Notice
          kind="error"
          title={problem.outcome === 'refused' ? problem.message : text[problem.outcome]}
          announce
        />
      )}
      {saved && !problem && <Notice kind="success" title={saved} announce />}
      <Notice kind={isOpen ? 'info' : 'success'} title={text.states[state]}>
        {isOpen && isAttended && <p>{text.attended}</p>}
      </Notice>
      {isOpen && (
        <>
          <section className={styles.advice} aria-labelledby="advice">
            <h2 id="advice">{text.advice}</h2>
            <ol>
              {advice.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ol>
            {authority?.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <a href="tel:911">{emergency.heading}</a>
            </p>
          </section>
          <Photos />
        </>
      )}
      <Messages />
      <History />
      {isOpen && <p className={styles.soft}>{text.keep}</p>}
    </>
  );
}

type Report = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['report']>;

function useReport(): Report {
  return useLoaderData<typeof loader>().report as Report;
}

function useMoment() {
  const language = useLanguage();
  const { timezone } = useSite();
  return (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Date(instant).toLocaleString(locale[language], { ...options, timeZone: timezone });
}

function Photos() {
  const text = useRescueReportText().photos;
  const { photos } = useReport();
  const { key = '' } = useParams();
  const isReady = useHydrated();
  return (
    <div className={styles.write}>
      <noscript>
        <p>{text.needsScript}</p>
      </noscript>
      {isReady && (
        <LazyBoundary>
          <ReportPhotos linkKey={key} known={photos} />
        </LazyBoundary>
      )}
    </div>
  );
}

/** What was written to and fro, and room for more. */
function Messages() {
  const text = useRescueReportText();
  const problem = useActionData<typeof action>();
  const moment = useMoment();
  const { entries, isOpen } = useReport();
  if (!isOpen && entries.length === 0) return null;
  return (
    <section aria-labelledby="messages" className={styles.messages}>
      <h2 id="messages">{text.messages}</h2>
      {entries.length === 0 && <p className={styles.soft}>{text.noMessages}</p>}
      <ol className="plain-list">
        {entries.map((entry) => (
          <li key={entry.id} data-ours={entry.isOurs || undefined}>
            <p className={styles.soft}>
              <strong>{entry.isOurs ? text.ours : text.yours}</strong>,{' '}
              <time dateTime={entry.createdAt}>
                {moment(entry.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </p>
            <p className={styles.words}>{entry.text}</p>
          </li>
        ))}
      </ol>
      {isOpen && (
        <form method="post" className={styles.write} key={entries.length}>
          <input type="hidden" name={reportForm.what} value={whats.answer} />
          <TextField
            multiline
            rows={3}
            label={text.write}
            hint={text.writeHint}
            name={reportForm.words}
            maxLength={rescueLimits.entry}
            defaultValue={problem?.words ?? ''}
            required
          />
          <div>
            <Button type="submit" variant="outline">
              {text.send}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

/** What has happened, and what may be done about it. */
function History() {
  const text = useRescueReportText();
  const moment = useMoment();
  const { steps, isOpen, mayRenew, expiresAt } = useReport();
  return (
    <section aria-labelledby="history" className={styles.history}>
      <h2 id="history">{text.history}</h2>
      <ol className="plain-list">
        {steps.map((step) => (
          <li key={step.at + step.state}>
            <p>
              <strong>{text.stateNames[step.state]}</strong>{' '}
              <time dateTime={step.at} className={styles.soft}>
                {moment(step.at, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </p>
            {step.words && <p className={styles.words}>{step.words}</p>}
          </li>
        ))}
      </ol>
      {isOpen && (
        <form method="post" className={styles.ways}>
          {mayRenew && (
            <>
              <p>{text.ends(moment(expiresAt, { dateStyle: 'long' }))}</p>
              <Button type="submit" name={reportForm.what} value={whats.renew} icon="check">
                {text.renew}
              </Button>
            </>
          )}
          <Button type="submit" variant="outline" name={reportForm.what} value={whats.withdraw}>
            {text.withdraw}
          </Button>
        </form>
      )}
    </section>
  );
}
