import { todayIn } from '#domain/clock.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { petsNamedIn, petUses } from '../pets/core/pet-use.ts';
import { timelineSources } from '../timeline/timeline-source.ts';
import { expiringBringers, forgetBringers } from './intakes.repository.ts';
import { createIntakes, type IntakeDependencies, type IntakesService } from './intakes.service.ts';
import { intakesTimeline } from './intakes-timeline.ts';

/** How animals came. */
export const intakesFeature = (
  dependencies: Base & Pick<IntakeDependencies, 'limits' | 'audit' | 'petMarks'>,
): Feature<{ intakes: IntakesService }> => ({
  services: {
    intakes: createIntakes({
      ...dependencies,
      today: todayIn(dependencies.timezone, dependencies.clock),
    }),
  },
  contributes: [
    petUses(petsNamedIn('pet_intakes')),
    timelineSources(intakesTimeline),
    retentions(retentionOf('petBringers', expiringBringers, forgetBringers)),
  ],
});
