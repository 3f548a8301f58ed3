import { lazy, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { PagePicture } from '#app/components/PagePicture.tsx';
import { ShareMenu } from '#app/components/ShareMenu.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import styles from './Campaign.module.css';
import type { loader } from './FundraiserPage.loader.ts';
import { Progress } from './Progress.tsx';

const ReportDialog = lazy(() => import('./ReportDialog.tsx'));
const reportLabel = { es: 'Denunciar esta página', en: 'Report this page' };

/** Somebody's own page: why they ask, how far it has come, and how to give. */
export default function FundraiserPage() {
  const page = useLoaderData<typeof loader>();
  const { labels, title, giveHref, target } = page;
  const language = useLanguage();
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <PageHead
        title={title}
        description={page.summary}
        type="article"
        image={{ src: page.shareImage, alt: title, width: 1200, height: 630 }}
      />
      <Wrap className={styles.page}>
        <nav className={styles.back} aria-label={labels.all}>
          <Link to={page.listHref}>
            <Icon name="chevron" className={styles.chevron} />
            {labels.all}
          </Link>
        </nav>
        <article className={styles.campaign}>
          <header className={styles.head}>
            {!page.isOpen && <p className={styles.state}>{page.state}</p>}
            <h1>{title}</h1>
            <p className={styles.summary}>{labels.organizer}</p>
          </header>
          <aside className={styles.side} aria-label={page.progressLabel}>
            <Progress {...page} />
            <p>{labels.money}</p>
            {!giveHref && <p>{labels.over}</p>}
            <div className={styles.ways}>
              {giveHref ? (
                <ButtonLink to={giveHref} icon="heart">
                  {labels.give}
                </ButtonLink>
              ) : (
                <ButtonLink to={page.donateHref} variant="outline">
                  {labels.otherWays}
                </ButtonLink>
              )}
              <ShareMenu label={labels.share} message={title} path={page.path} compact />
            </div>
            <Link to={page.sharing.to} rel="nofollow">
              {page.sharing.label}
            </Link>
          </aside>
          <div className={styles.body}>
            {page.picture && <PagePicture {...page.picture} className={styles.picture} />}
            <section className={styles.text} aria-labelledby="story">
              <h2 id="story">{labels.story}</h2>
              {page.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {target && (
                <p>
                  <Link to={target.href}>{target.label}</Link>
                </p>
              )}
            </section>
            {page.names && (
              <section aria-labelledby="names">
                <h2 id="names">{labels.names}</h2>
                <p className={styles.names}>{page.names}</p>
                <p className={styles.facts}>{labels.namesHint}</p>
              </section>
            )}
            <div>
              <Button variant="quiet" size="small" onClick={() => setReporting(true)}>
                {reportLabel[language]}
              </Button>
            </div>
          </div>
        </article>
      </Wrap>
      {isReporting && (
        <LazyBoundary>
          <ReportDialog id={page.id} onClose={() => setReporting(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
