import { todayIn } from '#domain/clock.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { countFigures, type FiguresDependencies, figures } from './count-figures.ts';

const createFigures = (dependencies: FiguresDependencies) =>
  bindUseCases(dependencies, { figures, countFigures });

/** How many animals came and left, for everybody to read. */
export function figuresFeature(
  dependencies: Base,
): Feature<{ openFigures: ReturnType<typeof createFigures> }> {
  const shared = { ...dependencies, today: todayIn(dependencies.timezone, dependencies.clock) };
  const daily = defineScheduledJob({
    kind: 'figures.count',
    queue: 'upkeep',
    timeLimit: 600_000,
    pattern: '10 3 * * *',
    scope: 'cluster',
    run: (_, { signal }) => countFigures(shared, signal),
  });
  return { services: { openFigures: createFigures(shared) }, jobs: [daily] };
}
