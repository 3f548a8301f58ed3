import type { Viewer } from '../accounts/viewer.ts';
import { unauthenticated } from '../errors.ts';
import { can, type Right } from './rights.ts';

/**
 * How somebody may stand to one row. Each feature's policy resolves them:
 * - owner: the account whose row it is
 * - adopter: who adopted the pet whose folder it is, by the signed link in their mail
 * - petOwner: who looks after the pet that somebody applies for
 * - linkHolder: whoever has a signed link, or a capability URL, to this one thing
 */
const relations = ['owner', 'adopter', 'petOwner', 'linkHolder'] as const;
export type Relation = (typeof relations)[number];

export const isRelation = (word: string): word is Relation =>
  relations.some((relation) => relation === word);

/** Whose a row is; null where the account is gone, or there never was one. */
type OwnerId = string | null | undefined;

export const isOwner = (viewer: Viewer, ownerId: OwnerId): boolean =>
  viewer.kind === 'user' && viewer.id === ownerId;

export const isOwnerOrCan = (viewer: Viewer, ownerId: OwnerId, right: Right): boolean =>
  can(viewer, right) || isOwner(viewer, ownerId);

/** @returns the account that asks, for what it does in its own name @throws AppError unauthenticated */
export function requireAccount(viewer: Viewer): string {
  if (viewer.kind === 'visitor') throw unauthenticated('noToken');
  return viewer.id;
}
