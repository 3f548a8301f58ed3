import { lazy } from 'react';
import { Link, useActionData, useLoaderData } from 'react-router';
import drawing from '#app/components/drawings/newsletter.svg';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { Article } from '#app/components/text-page/Article.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { NewsletterFields } from '#app/contact/NewsletterFields.tsx';
import { NewsletterForm } from '#app/contact/NewsletterForm.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useArchiveText } from '#app/i18n/newsletter-archive.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import styles from './ContactPage.module.css';
import type { action, loader } from './NewsletterPage.loader.ts';

const PlainForm = lazy(() => import('#app/contact/PlainForm.tsx'));
const NewsletterQuestion = lazy(() => import('./NewsletterQuestion.tsx'));

export default function NewsletterPage() {
  const answer = useActionData<typeof action>();
  const page = useLoaderData<typeof loader>();
  const { newsletter: text, page: contactPage } = useText().contact;
  const archive = useArchiveText();
  const language = useLanguage();
  const { outcome, question } = page;
  return (
    <Article
      page="newsletter"
      title={page.title}
      description={page.description}
      lead={page.lead}
      tone="rosa"
      picture={drawing}
      compact
      noIndex={Boolean(outcome || question)}
    >
      {outcome && (
        <Wrap className={styles.notices}>
          <Notice kind={outcome.isBadLink ? 'warning' : 'success'} title={outcome.title} announce>
            <p>{outcome.text}</p>
            {outcome.isBadLink && (
              <p>
                <Link to={pathFor('contact', language)}>{contactPage.write}</Link>
              </p>
            )}
          </Notice>
        </Wrap>
      )}
      <Wrap className={styles.columns}>
        <div>
          {answer ? (
            <LazyBoundary>
              <PlainForm
                action={pathFor('newsletter', language)}
                answer={answer}
                icon="heart"
                send={text.subscribe}
              >
                {(field) => <NewsletterFields field={field} />}
              </PlainForm>
            </LazyBoundary>
          ) : question ? (
            <LazyBoundary>
              <NewsletterQuestion {...question} />
            </LazyBoundary>
          ) : (
            <NewsletterForm />
          )}
        </div>
        <section aria-labelledby="promises" className={styles.side}>
          <h2 id="promises" className={styles.sideHeading}>
            {page.heading}
          </h2>
          <ul className={`plain-list ${styles.promises}`}>
            {page.promises.map((promise) => (
              <li key={promise.title}>
                <h3>{promise.title}</h3>
                <p>{promise.text}</p>
              </li>
            ))}
          </ul>
          <p>
            <Link to={pathFor('newsletterArchive', language)}>{archive.read}</Link>
          </p>
        </section>
      </Wrap>
    </Article>
  );
}
