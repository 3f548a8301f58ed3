import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '#app/components/PageHead.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { RightRequired } from '#app/session/RightRequired.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { useSite } from '#app/site.ts';
import type { AdministrationPage } from '#domain/administration-pages.ts';
import { type PageId, resolvePath } from '#domain/site-map.ts';
import { zoneName } from '#domain/zone-names.ts';
import styles from './AdminFrame.module.css';
import { AdministrationTabs } from './AdministrationTabs.tsx';
import { StaffSearch } from './StaffSearch.tsx';

/** Pages that stand for others in the row. */
const shownAs: Partial<Record<PageId, AdministrationPage>> = {
  adminUser: 'adminUsers',
  adminMessage: 'adminMessages',
  adminNewsletter: 'adminNewsletters',
  adminCatalogue: 'adminCatalogues',
  editContent: 'adminContent',
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
            <div className={styles.head}>
              <h1>{title}</h1>
              <StaffSearch user={viewer} />
            </div>
            <AdministrationTabs page={shownAs[page] ?? page} viewer={viewer} />
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
