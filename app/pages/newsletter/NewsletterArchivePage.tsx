import { Link, useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import drawing from '#app/components/drawings/newsletter.svg';
import { longDate } from '#app/components/long-date.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { Pagination } from '#app/components/Pagination.tsx';
import { useCrumbs } from '#app/components/text-page/crumbs.ts';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useArchiveText } from '#app/i18n/newsletter-archive.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { locale } from '#domain/language.ts';
import { pageParam } from '#domain/paging.ts';
import styles from './NewsletterArchive.module.css';
import type { loader } from './NewsletterArchivePage.loader.ts';

/** The newsletters that everybody may read, the latest first. */
export default function NewsletterArchivePage() {
  const { issues, page, lastPage } = useLoaderData<typeof loader>();
  const text = useArchiveText();
  const language = useLanguage();
  const path = pathFor('newsletterArchive', language);
  return (
    <>
      <PageHead title={text.title} description={text.description} page={page} />
      <PageHero
        title={text.title}
        lead={text.lead}
        tone="rosa"
        picture={drawing}
        compact
        crumbs={useCrumbs('newsletterArchive', text.title)}
      />
      <Wrap className={styles.page}>
        {issues.length === 0 ? (
          <EmptyState title={text.empty}>
            <p>{text.emptyText}</p>
          </EmptyState>
        ) : (
          <ul className={`plain-list ${styles.list}`}>
            {issues.map(({ id, written, sentOn, subject, preheader }) => (
              <li key={id} className={styles.item}>
                <p className={styles.day}>
                  <time dateTime={sentOn}>{longDate(sentOn, locale[language])}</time>
                  {written !== language && ` · ${text.writtenIn[written]}`}
                </p>
                <h2 className={styles.subject} lang={written === language ? undefined : written}>
                  <Link to={pathFor('newsletterIssue', language, { id })}>{subject}</Link>
                </h2>
                <p lang={written === language ? undefined : written}>{preheader}</p>
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          lastPage={lastPage}
          addressOf={(number) => (number === 1 ? path : `${path}?${pageParam}=${number}`)}
        />
        <Subscribe />
      </Wrap>
    </>
  );
}

export function Subscribe() {
  const text = useArchiveText();
  const language = useLanguage();
  return (
    <div className={styles.subscribe}>
      <p>{text.subscribeText}</p>
      <ButtonLink to={pathFor('newsletter', language)} icon="mail">
        {text.subscribe}
      </ButtonLink>
    </div>
  );
}
