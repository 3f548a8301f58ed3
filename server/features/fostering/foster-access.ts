import type { CareAccess } from '../care/care-access.ts';
import { findHoldersOf, findPetsHeldBy } from './placements.repository.ts';

/** Whoever fosters an animal keeps its medical record while it is there. */
export const fosterCareAccess: CareAccess = {
  heldAmong: (query, accountId, petIds) => findPetsHeldBy(query, accountId, petIds),
  heldBy: (query, accountId) => findPetsHeldBy(query, accountId),
  holdersOf: findHoldersOf,
};
