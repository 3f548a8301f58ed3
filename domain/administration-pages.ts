import type { StaticPageId } from './pages.ts';

/** The pages of administrators, in the order in which menus and tabs show them. */
export const administrationPages = [
  'adminUsers',
  'adminPapers',
  'adminDonations',
  'adminInvoicing',
  'manageEvents',
  'newsletterSubscribers',
  'adminCatalogues',
  'adminJobs',
  'adminAudit',
] as const satisfies readonly StaticPageId[];

export type AdministrationPage = (typeof administrationPages)[number];
