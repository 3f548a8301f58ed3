import { isAdministrator, type Viewer } from '#domain/accounts/viewer.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { forbidden, notFound, unauthenticated } from '#domain/errors.ts';

/** @returns the donor's account @throws AppError unauthenticated */
export function requireDonor(viewer: Viewer): string {
  if (viewer.kind !== 'user') throw unauthenticated('noToken');
  return viewer.id;
}

/** To others it does not exist. @throws AppError notFound */
export function requireOwnDonation(viewer: Viewer, donation: Donation | undefined): Donation {
  const isOwn = viewer.kind === 'user' && donation?.userId === viewer.id;
  if (!donation || !isOwn) throw notFound('donation');
  return donation;
}

/** The donor's own, and any for administrators. @throws AppError notFound */
export function requireReader(viewer: Viewer, donation: Donation | undefined): Donation {
  return donation && isAdministrator(viewer) ? donation : requireOwnDonation(viewer, donation);
}

/** @returns the administrator's account @throws AppError forbidden */
export function requireBookkeeper(viewer: Viewer): string {
  if (viewer.kind !== 'user' || !isAdministrator(viewer)) throw forbidden();
  return viewer.id;
}
