import type { Clock } from '#domain/clock.ts';
import { dateIn } from '#domain/clock.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import { noonOf, type TimelineWhat } from '#domain/timeline/timeline.ts';
import {
  pageOfEntries,
  type TimelineEntry,
  type TimelineSource,
} from '#server/features/animals/timeline/timeline-source.ts';
import { findMilestones } from './pet-references.repository.ts';

const whatOf: Readonly<Record<PetStatus, TimelineWhat>> = {
  adoption: 'inAdoption',
  rehabilitation: 'inRehabilitation',
  adopted: 'adopted',
  returned: 'returned',
  paused: 'paused',
  deceased: 'deceased',
};

/** How the pet came, what it has been from which day on, and since when visitors do not see it. */
export const petTimeline = ({
  clock,
  timezone,
}: {
  clock: Clock;
  timezone: string;
}): TimelineSource => ({
  name: 'pet',
  kinds: ['life', 'adoption'],
  async find(query, { pet, isKeeper }, request) {
    const days = await findMilestones(query, pet.id);
    if (!days) return [];
    // Numbered, so that what happened on one day stays in its order.
    const entries: TimelineEntry[] = [entryOf('registered', days.registeredOn, 0)];
    pet.history.forEach(({ date, status }, index) => {
      entries.push(entryOf(whatOf[status], date, index + 1));
    });
    const today = dateIn(timezone, clock.now());
    const isHidden = !pet.deleted && isProgramme(pet.status) && days.expiresOn < today;
    if (isKeeper && isHidden) entries.push(entryOf('expired', days.expiresOn, 998));
    if (isKeeper && days.deletedOn !== null) entries.push(entryOf('deleted', days.deletedOn, 999));
    return pageOfEntries(entries, request);
  },
});

const entryOf = (what: TimelineWhat, day: string, number: number): TimelineEntry => ({
  id: String(number).padStart(3, '0'),
  at: noonOf(day),
  kind: what === 'adopted' || what === 'returned' ? 'adoption' : 'life',
  what,
  title: '',
  subject: null,
});
