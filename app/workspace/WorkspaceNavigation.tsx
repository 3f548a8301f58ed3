import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { type AdministrationPage, administrationGroupsOf } from '#domain/administration-pages.ts';
import { contentSlugs } from '#domain/content/content-address.ts';
import { attentionSights } from '#domain/dashboard/attention.ts';
import { findAttention } from '#domain/dashboard/dashboard-calls.ts';
import { type PageId, pathFor, resolvePath } from '#domain/site-map.ts';
import styles from './WorkspaceNavigation.module.css';

/** Pages that stand below others. */
const shownAs: Partial<Record<PageId, AdministrationPage>> = {
  adminUser: 'adminUsers',
  importedPets: 'importPets',
  importedDonations: 'importDonations',
  importedReaders: 'importReaders',
  adminMessage: 'adminMessages',
  adminNewsletter: 'adminNewsletters',
  adminCampaign: 'adminCampaigns',
  adminCatalogue: 'adminCatalogues',
  editContent: 'adminContent',
  newEvent: 'manageEvents',
  editEvent: 'manageEvents',
  eventDay: 'manageEvents',
};

/**
 * The pages that the viewer may open, by matter, with how much waits at each. A column; on a narrow screen a popover, which
 * whoever shows it opens by its id.
 */
export function WorkspaceNavigation({ id, viewer }: { id: string; viewer: SessionUser }) {
  const text = useAccountText().menu;
  const language = useLanguage();
  const { pathname } = useLocation();
  const here = resolvePath(pathname);
  // The text that changes most often: a telephone, the hours.
  const record = pathFor('editContent', language, { slug: contentSlugs.organisation });
  const isRecord = pathname === record;
  const { organisation } = useAdministrationText();
  const page = here.kind === 'page' ? (shownAs[here.page.id] ?? here.page.id) : undefined;
  const { data: waiting = [] } = useCall(findAttention, { ofAll: true });
  const countOf = (one: AdministrationPage) =>
    waiting
      .filter(({ kind }) => attentionSights[kind].staff?.page === one)
      .reduce((sum, { count }) => sum + count, 0);
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <nav id={id} popover="auto" className={styles.pages} aria-label={text.administration}>
      {administrationGroupsOf(viewer).map(({ group, pages }) => (
        <div key={group} className={styles.group}>
          {pages.length > 1 && <p id={`${id}-${group}`}>{text.groups[group]}</p>}
          <ul
            className="plain-list"
            aria-labelledby={pages.length > 1 ? `${id}-${group}` : undefined}
          >
            {pages.map((one) => {
              const count = countOf(one);
              return (
                <Fragment key={one}>
                  <li>
                    <Link
                      to={pathFor(one, language)}
                      className={styles.page}
                      aria-current={one === page && !isRecord ? 'page' : undefined}
                      onClick={close}
                    >
                      {text.pages[one]}
                      {count > 0 && <span className={styles.count}>{count}</span>}
                    </Link>
                  </li>
                  {one === 'adminContent' && (
                    <li>
                      <Link
                        to={record}
                        className={styles.page}
                        aria-current={isRecord ? 'page' : undefined}
                        onClick={close}
                      >
                        {organisation}
                      </Link>
                    </li>
                  )}
                </Fragment>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
