import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router';
import { countPapersToReview } from '#app/api/papers.ts';
import { countNewApplications } from '#app/api/received-applications.ts';
import { useLoaded } from '#app/api/use-loaded.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { RightRequired } from '#app/session/RightRequired.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { useSite } from '#app/site.ts';
import { type AdministrationPage, administrationPagesOf } from '#domain/administration-pages.ts';
import { type PageId, pathFor, resolvePath } from '#domain/site-map.ts';
import { zoneName } from '#domain/zone-names.ts';
import styles from './AdminFrame.module.css';

/** Pages that stand for others in the row. */
const shownAs: Partial<Record<PageId, AdministrationPage>> = {
  admin: 'adminUsers',
  adminUser: 'adminUsers',
  adminCatalogue: 'adminCatalogues',
  newEvent: 'manageEvents',
  editEvent: 'manageEvents',
  eventDay: 'manageEvents',
};

interface Props {
  title: string;
  lead: string;
  children: (viewer: SessionUser) => ReactNode;
}

/** What stands around the pages of the staff. */
export function AdminFrame({ title, lead, children }: Props) {
  const text = useAccountText();
  const language = useLanguage();
  const { timezone } = useSite();
  const here = resolvePath(useLocation().pathname);
  const page = here.kind === 'page' ? here.page.id : 'admin';
  return (
    <div className={styles.page}>
      <PageHead title={title} description={lead} noIndex />
      <RightRequired page={page}>
        {(viewer) => (
          <>
            <h1>{title}</h1>
            <Pages page={shownAs[page] ?? page} viewer={viewer} />
            <p>
              {lead}{' '}
              <span className={styles.time}>{text.menu.times(zoneName(timezone, language))}</span>
            </p>
            {children(viewer)}
          </>
        )}
      </RightRequired>
    </div>
  );
}

const noCount = async () => undefined;

/** The way between the pages that the viewer may open, with how much waits where that is somebody's work. */
function Pages({ page, viewer }: { page: PageId; viewer: SessionUser }) {
  const text = useAccountText();
  const language = useLanguage();
  const open = administrationPagesOf(viewer);
  const mayReview = open.includes('adminPapers');
  const { data: papersToReview } = useLoaded(mayReview ? countPapersToReview : noCount);
  const mayDecide = open.includes('adminApplications');
  const countApplications = useCallback(
    async () => (mayDecide ? countNewApplications(viewer.id) : undefined),
    [mayDecide, viewer.id],
  );
  const { data: newApplications } = useLoaded(countApplications);
  const counts: Partial<Record<AdministrationPage, number>> = {
    adminPapers: papersToReview,
    adminApplications: newApplications,
  };
  if (open.length < 2) return null;
  return (
    <TabLinks
      label={text.menu.administration}
      links={open.map((way) => ({
        to: pathFor(way, language),
        label: text.menu.pages[way],
        current: way === page,
        count: counts[way],
      }))}
    />
  );
}
