import { lazy } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { Article } from '#app/components/text-page/Article.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useRescueReportText } from '#app/i18n/rescue-report/use-rescue-report-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import type { action, loader } from './HelpPage.loader.ts';
import { ReportFields } from './ReportFields.tsx';
import { ReportForm } from './ReportForm.tsx';
import styles from './Rescues.module.css';

const PlainForm = lazy(() => import('#app/contact/PlainForm.tsx'));

/** Where anybody reports an animal in trouble, or one that they cannot keep. */
export default function HelpPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = useRescueReportText().form;
  const language = useLanguage();
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
                {(field) => <ReportFields field={field} />}
              </PlainForm>
            </LazyBoundary>
          ) : (
            <ReportForm />
          )}
        </section>
        <div className={styles.notes}>
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
