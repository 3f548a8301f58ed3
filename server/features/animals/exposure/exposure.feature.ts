import { todayIn } from '#domain/clock.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import { createPetViews, type PetViews } from './count-views.ts';
import { type AttentionDependencies, findAttention } from './pet-attention.ts';
import { type TurnDependencies, takeTurnsOfDay } from './take-turns.ts';

type Dependencies = AttentionDependencies & TurnDependencies;

const createExposure = (dependencies: Dependencies) =>
  bindUseCases(dependencies, { findAttention, takeTurnsOfDay });

/** That every pet is seen: views, turns, and what its people read of them. */
export function exposureFeature(
  dependencies: Base & { limits: RateLimits; pets: PetsService },
): Feature<{
  petViews: PetViews;
  petExposure: ReturnType<typeof createExposure>;
}> {
  const shared = { ...dependencies, today: todayIn(dependencies.timezone, dependencies.clock) };
  const petViews = createPetViews(shared);
  const everyMinute = defineScheduledJob({
    kind: 'pets.storeViews',
    queue: 'upkeep',
    timeLimit: 60_000,
    pattern: '* * * * *',
    scope: 'process',
    run: petViews.storeViews,
  });
  const nightly = defineScheduledJob({
    kind: 'pets.takeTurns',
    queue: 'upkeep',
    timeLimit: 600_000,
    pattern: '5 0 * * *',
    scope: 'cluster',
    run: (_, { signal }) => takeTurnsOfDay(shared, signal),
  });
  return {
    services: { petViews, petExposure: createExposure(shared) },
    jobs: [everyMinute, nightly],
    contributes: [],
  };
}
