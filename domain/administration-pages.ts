import { can, isStaff } from './access/rights.ts';
import type { Role } from './accounts/viewer.ts';
import type { Guard, StaticPageId } from './pages.ts';
import { getPage } from './site-map.ts';

/** The pages of the staff by matter, in the order in which menus and tabs show them. */
const administrationGroups = {
  today: ['admin'],
  pets: [
    'adminRescues',
    'adminDrives',
    'adminLostAndFound',
    'adminApplications',
    'adminFosterHomes',
    'adminPapers',
    'adminPhotoMatches',
    'manageEvents',
    'importPets',
    'adminContract',
  ],
  people: [
    'adminUsers',
    'adminRestrictions',
    'adminMessages',
    'adminVolunteers',
    'adminShifts',
    'adminVolunteerHours',
  ],
  money: [
    'adminDonations',
    'importDonations',
    'adminSpending',
    'donorWatch',
    'adminCharges',
    'adminExpenses',
    'adminInvoicing',
    'adminCatalogues',
  ],
  content: [
    'adminContent',
    'adminCampaigns',
    'adminFundraisers',
    'adminCompanies',
    'adminNewsletters',
    'newsletterSubscribers',
    'importReaders',
  ],
  portal: ['adminStatus', 'adminSettings', 'adminJobs', 'adminRetention', 'adminAudit'],
} as const satisfies Record<string, readonly StaticPageId[]>;

export type AdministrationGroup = keyof typeof administrationGroups;
export type AdministrationPage = (typeof administrationGroups)[AdministrationGroup][number];

const groups = Object.keys(administrationGroups) as AdministrationGroup[];

export const administrationPages: readonly AdministrationPage[] = groups.flatMap(
  (group) => administrationGroups[group],
);

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
    case 'staff':
      return person !== undefined && isStaff(person);
    default:
      return person !== undefined && can(person, guard);
  }
}

/** Those that somebody's roles open. */
export const administrationPagesOf = (person: Person): readonly AdministrationPage[] =>
  administrationPages.filter((page) => mayOpen(person, getPage(page).guard));

/** The groups that somebody's roles open, each with its open pages. */
export function administrationGroupsOf(
  person: Person,
): { group: AdministrationGroup; pages: readonly [AdministrationPage, ...AdministrationPage[]] }[] {
  return groups.flatMap((group) => {
    const [first, ...rest] = administrationGroups[group].filter((page) =>
      mayOpen(person, getPage(page).guard),
    );
    return first ? [{ group, pages: [first, ...rest] as const }] : [];
  });
}
