import { lazy } from 'react';
import { Link, useActionData, useLoaderData } from 'react-router';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { Article } from '#app/components/text-page/Article.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useIsKnown } from '#app/session/use-is-known.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import styles from './Volunteering.module.css';
import type { action, loader } from './VolunteeringPage.loader.ts';

const PlainForm = lazy(() => import('#app/contact/PlainForm.tsx'));
const OwnLink = lazy(() => import('./OwnLink.tsx'));

/** Where anybody applies to volunteer. */
export default function VolunteeringPage() {
  const { form: text, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isKnown = useIsKnown();
  const language = useLanguage();
  return (
    <Article
      page="volunteering"
      title={text.title}
      description={text.description}
      lead={text.lead}
      tone="jade"
      compact
    >
      <Wrap className={styles.apply}>
        <section aria-labelledby="application" className={styles.form}>
          <h2 id="application">{text.heading}</h2>
          {isSent && !answer ? (
            <Notice kind="success" title={text.sent.title} announce>
              <p>{text.sent.text}</p>
            </Notice>
          ) : answer ? (
            <LazyBoundary>
              <PlainForm
                action={pathFor('volunteering', language)}
                answer={answer}
                icon="check"
                send={text.send}
              >
                {(field) => <ApplicationFields text={text} field={field} isKnown={false} />}
              </PlainForm>
            </LazyBoundary>
          ) : (
            <ApplicationForm text={text} isKnown={isKnown} />
          )}
        </section>
        <section className={styles.steps} aria-labelledby="steps">
          <h2 id="steps">{text.steps.heading}</h2>
          <ol>
            {text.steps.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
          <p>
            <Link to={pathFor('joinTheProject', language)}>{text.steps.more}</Link>
          </p>
          {isKnown && (
            <LazyBoundary>
              <OwnLink label={text.own} />
            </LazyBoundary>
          )}
        </section>
      </Wrap>
    </Article>
  );
}
