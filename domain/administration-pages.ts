import { can } from './access/rights.ts';
import type { Role } from './accounts/viewer.ts';
import type { Guard, StaticPageId } from './pages.ts';
import { getPage } from './site-map.ts';

/** The pages of the staff, in the order in which menus and tabs show them. */
export const administrationPages = [
  'adminUsers',
  'adminApplications',
  'adminPapers',
  'adminDonations',
  'adminInvoicing',
  'manageEvents',
  'newsletterSubscribers',
  'adminContract',
  'adminCatalogues',
  'adminStatus',
  'adminJobs',
  'adminRetention',
  'adminAudit',
] as const satisfies readonly StaticPageId[];

export type AdministrationPage = (typeof administrationPages)[number];

interface Person {
  readonly roles: readonly Role[];
}

/** @param person undefined for a visitor */
export function mayOpen(person: Person | undefined, guard: Guard): boolean {
  switch (guard) {
    case 'public':
      return true;
    case 'guest':
      return person === undefined;
    case 'login':
      return person !== undefined;
    default:
      return person !== undefined && can(person, guard);
  }
}

/** Those that somebody's roles open. */
export const administrationPagesOf = (person: Person): readonly AdministrationPage[] =>
  administrationPages.filter((page) => mayOpen(person, getPage(page).guard));
