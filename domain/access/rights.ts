import type { Role, Viewer } from '../accounts/viewer.ts';
import { forbidden, unauthenticated } from '../errors.ts';

/**
 * What somebody may do with what is not their own, as `<area>.<verb>`. Rules ask for a right, never for a role:
 * docs/permissions.md is generated from here.
 */
export const rights = [
  'accounts.manage',
  'adopters.restrict',
  'applications.manageAny',
  'audit.read',
  'campaigns.manage',
  'catalogues.manage',
  'contact.read',
  'contact.answer',
  'contact.manage',
  'content.publish',
  'donations.read',
  'donations.reconcile',
  'donations.refund',
  'donations.bringIn',
  'donations.watch',
  'drives.manage',
  'events.manage',
  'expenses.manage',
  'folders.review',
  'fosters.manage',
  'invoices.manage',
  'jobs.manage',
  'lostAndFound.attend',
  'newsletter.manage',
  'operations.read',
  'pets.manageAny',
  'pets.delete',
  'pets.export',
  'rescues.attend',
  'retention.read',
  'settings.manage',
  'spending.manage',
  'supporters.moderate',
  'volunteers.coordinate',
] as const;
export type Right = (typeof rights)[number];

/** Which rights a role grants. Granting roles is `accounts.manage`, which stays with administrators. */
export const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  member: [],
  editor: ['campaigns.manage', 'content.publish', 'newsletter.manage', 'supporters.moderate'],
  coordinator: [
    'applications.manageAny',
    'contact.read',
    'contact.answer',
    'drives.manage',
    'events.manage',
    'folders.review',
    'fosters.manage',
    'lostAndFound.attend',
    'pets.manageAny',
    'rescues.attend',
    'volunteers.coordinate',
  ],
  rescuer: ['lostAndFound.attend', 'rescues.attend'],
  treasurer: [
    'catalogues.manage',
    'donations.read',
    'donations.reconcile',
    'donations.refund',
    'donations.bringIn',
    'donations.watch',
    'expenses.manage',
    'invoices.manage',
    'spending.manage',
    'supporters.moderate',
  ],
  administrator: rights,
};

/** Who has roles: a viewer, or an account. */
type Holder = Viewer | { readonly roles: readonly Role[] };

export function can(holder: Holder, right: Right): boolean {
  return 'roles' in holder && holder.roles.some((role) => rightsOf[role].includes(right));
}

/** Whether a role reaches what is not its holder's own: the second factor that the portal may require is for these. */
export const isStaffRole = (role: Role): boolean => rightsOf[role].length > 0;

export const isStaff = ({ roles }: { readonly roles: readonly Role[] }): boolean =>
  roles.some(isStaffRole);

/** @returns the account of whoever has a right at all @throws AppError unauthenticated, forbidden */
export function requireStaff(viewer: Viewer): string {
  if (viewer.kind === 'visitor') throw unauthenticated('noToken');
  if (!isStaff(viewer)) throw forbidden();
  return viewer.id;
}

/** @returns the account of whoever has the right @throws AppError unauthenticated, forbidden */
export function requireRight(viewer: Viewer, right: Right): string {
  if (viewer.kind === 'visitor') throw unauthenticated('noToken');
  if (!can(viewer, right)) throw forbidden();
  return viewer.id;
}
