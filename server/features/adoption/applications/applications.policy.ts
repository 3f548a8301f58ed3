import { isOwner, isOwnerOrCan, type Relation } from '#domain/access/relations.ts';
import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { TalkSide } from '#domain/adoption/application-talk.ts';

type Held = Pick<AdoptionApplication, 'applicantId' | 'petOwnerId'>;

/** @returns the account whose applications, and those for whose pets, are found; undefined for all of them */
export const scopeOf = (viewer: Viewer): string | undefined =>
  can(viewer, 'applications.manageAny') || viewer.kind === 'visitor' ? undefined : viewer.id;

export function relationsTo({ applicantId, petOwnerId }: Held, viewer: Viewer): Relation[] {
  return [
    ...(isOwner(viewer, applicantId) ? (['owner'] as const) : []),
    ...(isOwner(viewer, petOwnerId) ? (['petOwner'] as const) : []),
  ];
}

/** Whether a family that withdrew is not to be reached by whoever looks after the pet. */
export const isKeptFrom = (
  viewer: Viewer,
  { applicantId, status }: Pick<AdoptionApplication, 'applicantId' | 'status'>,
): boolean =>
  status === 'withdrawn' && !isOwner(viewer, applicantId) && !can(viewer, 'applications.manageAny');

/** Nobody decides about their own. */
export const mayDecide = (viewer: Viewer, { applicantId, petOwnerId }: Held): boolean =>
  !isOwner(viewer, applicantId) && isOwnerOrCan(viewer, petOwnerId, 'applications.manageAny');

/** For which side of an application somebody speaks; undefined for whoever does not find it. */
export function sideOf(viewer: Viewer, application: Held): TalkSide | undefined {
  if (isOwner(viewer, application.applicantId)) return 'family';
  return mayDecide(viewer, application) ? 'rescuer' : undefined;
}

/** Staff reads as whoever looks after the pet does; who sent an application reads it as the family alone. */
export function readsAs(application: Held, viewer: Viewer): Relation[] {
  const side = sideOf(viewer, application);
  if (side === undefined) return [];
  return side === 'family' ? ['owner'] : ['petOwner'];
}
