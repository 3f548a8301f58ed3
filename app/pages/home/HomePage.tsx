import { lazy, useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { takeAccountDeleted } from '#app/session/account-deleted-notice.ts';
import { useSite } from '#app/site.ts';
import { Banners } from './Banners.tsx';
import { Commitment } from './Commitment.tsx';
import { ContactTeaser } from './ContactTeaser.tsx';
import { Facts } from './Facts.tsx';
import { Give } from './Give.tsx';
import type { loader } from './HomePage.loader.ts';
import styles from './HomePage.module.css';
import { SocialImpact } from './SocialImpact.tsx';
import { WaitingLongest } from './WaitingLongest.tsx';

const AccountDeletedNotice = lazy(() => import('./AccountDeletedNotice.tsx'));

export default function HomePage() {
  const page = useLoaderData<typeof loader>();
  const site = useSite();
  const [saysAccountDeleted, setSaysAccountDeleted] = useState(false);
  useEffect(() => setSaysAccountDeleted(takeAccountDeleted()), []);
  return (
    <>
      <PageHead
        title={`${site.siteName}: ${page.tagline}`}
        description={page.description}
        jsonLd={page.organisation}
      />
      <Banners banners={page.banners} />
      <div className={styles.opening}>
        <Facts figures={page.figures} claims={page.claims} />
        <WaitingLongest {...page.waiting} />
      </div>
      <Commitment {...page.commitment} />
      <SocialImpact
        {...page.socialImpact}
        linkLabel={page.socialImpact.link.label}
        figures={page.figures}
      />
      <Give links={page.giveLinks} />
      <ContactTeaser here={page.here} />
      {saysAccountDeleted && (
        <LazyBoundary>
          <AccountDeletedNotice />
        </LazyBoundary>
      )}
    </>
  );
}
