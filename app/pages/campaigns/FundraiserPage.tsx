import { lazy, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { PagePicture } from '#app/components/PagePicture.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import styles from './Campaign.module.css';
import type { loader } from './FundraiserPage.loader.ts';
import { GivingFrame, Names } from './GivingFrame.tsx';

const ReportDialog = lazy(() => import('./ReportDialog.tsx'));
const reportLabel = { es: 'Denunciar esta página', en: 'Report this page' };

/** Somebody's own page: why they ask, how far it has come, and how to give. */
export default function FundraiserPage() {
  const page = useLoaderData<typeof loader>();
  const { labels, title, target } = page;
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
      <GivingFrame page={page} summary={labels.organizer} aside={<p>{labels.money}</p>}>
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
        <Names page={page} />
        <div>
          <Button variant="quiet" size="small" onClick={() => setReporting(true)}>
            {reportLabel[language]}
          </Button>
        </div>
      </GivingFrame>
      {isReporting && (
        <LazyBoundary>
          <ReportDialog id={page.id} onClose={() => setReporting(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
