import { isOwnerOrCan } from '#domain/access/relations.ts';
import { noonOf } from '#domain/timeline/timeline.ts';
import {
  pageOfEntries,
  type TimelineEntry,
  type TimelineSource,
} from '../timeline/timeline-source.ts';
import { findPlacementsOfPet } from './placements.repository.ts';

/** When a pet came to a foster home and left it, without telling whose home it is. */
export const fosteringTimeline: TimelineSource = {
  name: 'fostering',
  kinds: ['foster'],
  async find(query, { viewer, pet, isKeeper }, request) {
    if (!isKeeper || !isOwnerOrCan(viewer, pet.ownerId, 'fosters.manage')) return [];
    const stays = await findPlacementsOfPet(query, pet.id);
    const entries = stays.flatMap(({ id, startedOn, endedOn }): TimelineEntry[] => {
      const shared = { kind: 'foster', title: '', subject: null } as const;
      const began = { ...shared, id, at: noonOf(startedOn), what: 'fosterBegan' } as const;
      if (endedOn === null) return [began];
      const ended = {
        ...shared,
        id: `${id}.end`,
        at: noonOf(endedOn),
        what: 'fosterEnded',
      } as const;
      return [ended, began];
    });
    return pageOfEntries(entries, request);
  },
};
