import { todayIn } from '#domain/clock.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { petsNamedIn, petUses } from '../pets/core/pet-use.ts';
import { timelineSources } from '../timeline/timeline-source.ts';
import { expiringBringers, forgetBringers } from './intakes.repository.ts';
import { createIntakes, type IntakeParts, type IntakesService } from './intakes.service.ts';
import { intakesTimeline } from './intakes-timeline.ts';

/** How animals came. */
export const intakesFeature = (
  given: Base & Pick<IntakeParts, 'limits' | 'audit' | 'petMarks'>,
): Feature<{ intakes: IntakesService }> => ({
  services: {
    intakes: createIntakes({ ...given, today: todayIn(given.timezone, given.clock) }),
  },
  contributes: [
    petUses(petsNamedIn('pet_intakes')),
    timelineSources(intakesTimeline),
    retentions(retentionOf('petBringers', expiringBringers, forgetBringers)),
  ],
});
