import type { CareAccess } from '../care/care-access.ts';
import { findHoldingsOf, findPetsHeldBy } from './placements.repository.ts';

/** Whoever fosters an animal keeps its medical record while it is there. */
export const fosterCareAccess: CareAccess = {
  heldBy: findPetsHeldBy,
  async holdingsOf(query, petIds) {
    const held = await findHoldingsOf(query, petIds);
    return held.map((one) => ({ ...one, adoptionId: null }));
  },
};
