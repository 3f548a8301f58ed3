import type { IntakeKind } from '#domain/intakes/intake.ts';
import { noonOf, type TimelineWhat } from '#domain/timeline/timeline.ts';
import { pageOfEntries, type TimelineSource } from '../timeline/timeline-source.ts';
import { findIntakeOf } from './intakes.repository.ts';

const whatOf: Readonly<Record<IntakeKind, TimelineWhat>> = {
  found: 'cameFound',
  surrendered: 'cameSurrendered',
  bornHere: 'bornHere',
  transferred: 'cameTransferred',
  returned: 'cameReturned',
};

/** How a pet came and from where, for its keepers, without telling who brought it. */
export const intakesTimeline: TimelineSource = {
  name: 'intakes',
  kinds: ['life'],
  async find(query, { pet, isKeeper }, request) {
    const intake = isKeeper ? await findIntakeOf(query, pet.id) : undefined;
    if (!intake) return [];
    const { kind, cameOn, place } = intake;
    const entry = { id: 'came', kind: 'life', what: whatOf[kind] } as const;
    return pageOfEntries([{ ...entry, at: noonOf(cameOn), title: place, subject: null }], request);
  },
};
