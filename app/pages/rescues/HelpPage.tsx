import { lazy } from 'react';
import { Link, useActionData, useLoaderData } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { Article } from '#app/components/text-page/Article.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useIsKnown } from '#app/session/use-is-known.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import styles from './Help.module.css';
import type { action, loader } from './HelpPage.loader.ts';
import { ReportFields } from './ReportFields.tsx';
import { ReportForm } from './ReportForm.tsx';

const OwnReports = lazy(() => import('./OwnReports.tsx'));
const PlainForm = lazy(() => import('#app/contact/PlainForm.tsx'));

/** Where anybody reports an animal in trouble, or one that they cannot keep. */
export default function HelpPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { form: text } = page;
  const isKnown = useIsKnown();
  const language = useLanguage();
  const { lostAndFound } = useText().shell.pages;
  return (
    <Article
      page="help"
      title={page.title}
      description={page.description}
      lead={page.lead}
      tone="rosa"
      compact
    >
      <Wrap className={styles.help}>
        <section className={styles.emergency} aria-labelledby="emergency">
          <h2 id="emergency">
            <Icon name="warning" size={26} />
            {page.emergency.heading}
          </h2>
          <p>{page.emergency.text}</p>
          <a href="tel:911" className={styles.number}>
            911
          </a>
        </section>
        <section aria-labelledby="report" className={styles.report}>
          <h2 id="report">{text.heading}</h2>
          {answer ? (
            <LazyBoundary>
              <PlainForm
                action={pathFor('help', language)}
                answer={answer}
                icon="check"
                send={text.send}
              >
                {(field) => <ReportFields text={text} field={field} />}
              </PlainForm>
            </LazyBoundary>
          ) : (
            <ReportForm text={text} isKnown={isKnown} />
          )}
        </section>
        <div className={styles.notes}>
          {isKnown && (
            <LazyBoundary>
              <OwnReports heading={text.own} />
            </LazyBoundary>
          )}
          <section className={styles.note}>
            <p>{text.lost}</p>
            <Link to={pathFor('lostAndFound', language)}>{lostAndFound}</Link>
          </section>
          <Note {...page.limits} />
          <Note {...page.authority} />
        </div>
      </Wrap>
    </Article>
  );
}

function Note({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  return (
    <section className={styles.note}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
