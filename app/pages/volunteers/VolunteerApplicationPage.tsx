import { useActionData, useLoaderData } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { NarrowPage } from '#app/components/NarrowPage.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { locale } from '#domain/language.ts';
import { isVolunteering } from '#domain/volunteers/volunteer-machine.ts';
import { applicationForm } from './application-form.ts';
import OwnLink from './OwnLink.tsx';
import type { action, loader } from './VolunteerApplicationPage.loader.ts';
import styles from './Volunteering.module.css';

const { what, whats } = applicationForm;

/** Where whoever applied confirms it and reads what becomes of it. Programs that check mails open every link, so the page only asks. */
export default function VolunteerApplicationPage() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <NarrowPage>
      <PageHead title={text.title} description={text.description} noIndex />
      <Content />
    </NarrowPage>
  );
}

function Content() {
  const { text, application, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const language = useLanguage();
  const { timezone } = useSite();
  if (!application) {
    return (
      <>
        <h1>{text.unknown.title}</h1>
        <p>{text.unknown.text}</p>
        <div>
          <ButtonLink to={pathFor('volunteering', language)} icon="heart">
            {text.unknown.again}
          </ButtonLink>
        </div>
      </>
    );
  }
  const { state, tasks, steps, mayWithdraw } = application;
  const isUnconfirmed = state === 'unconfirmed';
  return (
    <>
      <h1>{text.title}</h1>
      {answer && <Notice kind="error" title={answer.problem} announce />}
      {done === whats.confirm && !answer && (
        <Notice kind="success" title={text.confirmed} announce />
      )}
      <Notice kind={isUnconfirmed ? 'warning' : 'info'} title={text.states[state]} />
      <p>
        {text.wished} {tasks.map((task) => text.tasks[task]).join(', ')}.
      </p>
      {isUnconfirmed && (
        <form method="post">
          <Button type="submit" name={what} value={whats.confirm} icon="check">
            {text.confirm}
          </Button>
        </form>
      )}
      {isVolunteering(state) && <OwnLink label={text.own} />}
      <section aria-labelledby="history" className={styles.history}>
        <h2 id="history">{text.history}</h2>
        <ol className="plain-list">
          {steps.map((step) => (
            <li key={step.at + step.state}>
              <p>
                <strong>{text.stateNames[step.state]}</strong>{' '}
                <time dateTime={step.at} className={styles.soft}>
                  {new Date(step.at).toLocaleString(locale[language], {
                    ...{ dateStyle: 'medium', timeStyle: 'short' },
                    timeZone: timezone,
                  })}
                </time>
              </p>
              {step.words && <p className={styles.words}>{step.words}</p>}
            </li>
          ))}
        </ol>
      </section>
      {mayWithdraw && (
        <form method="post" className={styles.ways}>
          <Button type="submit" variant="outline" name={what} value={whats.withdraw}>
            {text.withdraw}
          </Button>
        </form>
      )}
    </>
  );
}
