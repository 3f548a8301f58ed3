import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useNotedLocations } from '#app/lists/left-lists.ts';
import { refreshRoles } from '#app/session/refresh-roles.ts';
import { useSession } from '#app/session/session-store.ts';
import { LanguageToggle } from '#app/shell/LanguageToggle.tsx';
import shell from '#app/shell/Shell.module.css';
import { SiteNotice } from '#app/shell/SiteNotice.tsx';
import { Sprite } from '#app/shell/Sprite.tsx';
import { UserMenu } from '#app/shell/UserMenu.tsx';
import { useFocusOnNewPage } from '#app/shell/use-focus-on-new-page.ts';
import { useSite } from '#app/site.ts';
import { isStaff } from '#domain/access/rights.ts';
import { pathFor } from '#domain/site-map.ts';
import { StaffSearch } from './StaffSearch.tsx';
import styles from './Workspace.module.css';
import { WorkspaceNavigation } from './WorkspaceNavigation.tsx';

const pagesId = 'staff-pages';

/** What stands around the pages of the staff: the search, and one column with the way between them. */
export function Workspace({ children }: { children: ReactNode }) {
  const { common } = useText();
  const text = useAccountText().menu;
  const language = useLanguage();
  const { siteName } = useSite();
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  useRolesOfTheMoment();
  useNotedLocations();
  const viewer = session.status === 'authenticated' && isStaff(session.user) && session.user;
  return (
    <div className={styles.workspace}>
      <Sprite />
      <a className={shell.skip} href="#contenido">
        {common.skipToContent}
      </a>
      <header className={styles.bar}>
        {viewer && (
          <button type="button" className={styles.opener} popoverTarget={pagesId}>
            <Icon name="menu" size={26} label={text.openPages} />
          </button>
        )}
        <Link className={styles.logo} to={pathFor('admin', language)}>
          <Icon name="logo" size={26} className={styles.paw} />
          <span className={styles.name}>{siteName}</span>
        </Link>
        {viewer && <StaffSearch user={viewer} />}
        <Link className={styles.site} to={pathFor('home', language)}>
          <Icon name="arrow" size={20} />
          <span>{text.site}</span>
        </Link>
        <LanguageToggle />
        <UserMenu inBar />
      </header>
      <div className={styles.body}>
        <div className={styles.side}>
          {viewer && <WorkspaceNavigation id={pagesId} viewer={viewer} />}
        </div>
        <div className={styles.content}>
          <SiteNotice />
          <main id="contenido" ref={main} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </div>
  );
}

/** Whoever comes back to the window finds the pages that they may open by now. */
function useRolesOfTheMoment(): void {
  useEffect(() => {
    const look = () => void refreshRoles().catch(() => {});
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
}
