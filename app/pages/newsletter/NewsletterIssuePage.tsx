import { Link, useLoaderData } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { longDate } from '#app/components/long-date.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useArchiveText } from '#app/i18n/newsletter-archive.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { locale } from '#domain/language.ts';
import { IssueBlocks } from './IssueBlocks.tsx';
import styles from './NewsletterArchive.module.css';
import { Subscribe } from './NewsletterArchivePage.tsx';
import type { loader } from './NewsletterIssuePage.loader.ts';

/** A newsletter as it was sent; where it has another language alone it is shown in that, and search engines are told of that one. */
export default function NewsletterIssuePage() {
  const { written, sentOn, sentAt, subject, preheader, blocks, homes } =
    useLoaderData<typeof loader>();
  const text = useArchiveText();
  const language = useLanguage();
  const { siteName, siteUrl } = useSite();
  const day = longDate(sentOn, locale[language]);
  const lang = written === language ? undefined : written;
  return (
    <>
      <PageHead
        title={subject}
        description={preheader || text.summary(day)}
        type="article"
        noIndex={lang !== undefined}
        jsonLd={{
          '@type': 'NewsArticle',
          headline: subject,
          datePublished: sentAt,
          inLanguage: locale[written],
          publisher: { '@type': 'Organization', name: siteName, url: siteUrl },
        }}
      />
      <Wrap className={styles.page}>
        <nav className={styles.back} aria-label={text.back}>
          <Link to={pathFor('newsletterArchive', language)}>
            <Icon name="chevron" className={styles.chevron} />
            {text.back}
          </Link>
        </nav>
        <article className={styles.issue}>
          <header className={styles.head}>
            <h1 lang={lang}>{subject}</h1>
            <p className={styles.day}>
              <time dateTime={sentOn}>{text.sent(day)}</time>
            </p>
          </header>
          {lang && <Notice>{text.otherLanguage[written]}</Notice>}
          {homes.count > 0 && (
            <p className={styles.homes}>
              <Icon name="heart" />
              {text.homes(homes.names, homes.count)}
            </p>
          )}
          <div className={styles.blocks} lang={lang}>
            <IssueBlocks blocks={blocks} />
          </div>
        </article>
        <Subscribe />
      </Wrap>
    </>
  );
}
