import { todayIn } from '#domain/clock.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { countFigures, type FiguresParts, figures } from './count-figures.ts';

const createFigures = (parts: FiguresParts) => bindUseCases(parts, { figures, countFigures });

/** How many animals came and left, for everybody to read. */
export function figuresFeature(
  given: Base,
): Feature<{ openFigures: ReturnType<typeof createFigures> }> {
  const parts = { ...given, today: todayIn(given.timezone, given.clock) };
  const daily = defineScheduledJob({
    kind: 'figures.count',
    queue: 'upkeep',
    timeLimit: 600_000,
    pattern: '10 3 * * *',
    scope: 'cluster',
    run: (_, { signal }) => countFigures(parts, signal),
  });
  return { services: { openFigures: createFigures(parts) }, jobs: [daily] };
}
