import { todayIn } from '#domain/clock.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import { createPetViews, type PetViews } from './count-views.ts';
import { type AttentionParts, findAttention } from './pet-attention.ts';
import { type TurnParts, takeTurnsOfDay } from './take-turns.ts';

type Parts = AttentionParts & TurnParts;

const createExposure = (parts: Parts) => bindUseCases(parts, { findAttention, takeTurnsOfDay });

/** That every pet is seen: views, turns, and what its people read of them. */
export function exposureFeature(given: Base & { limits: RateLimits; pets: PetsService }): Feature<{
  petViews: PetViews;
  petExposure: ReturnType<typeof createExposure>;
}> {
  const parts = { ...given, today: todayIn(given.timezone, given.clock) };
  const petViews = createPetViews(parts);
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
    run: (_, { signal }) => takeTurnsOfDay(parts, signal),
  });
  return {
    services: { petViews, petExposure: createExposure(parts) },
    jobs: [everyMinute, nightly],
    contributes: [],
  };
}
