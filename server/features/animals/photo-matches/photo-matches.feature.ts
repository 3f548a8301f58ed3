import { mostCounted } from '#domain/dashboard/attention.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { countOpenMatches } from './photo-matches.repository.ts';
import {
  createPhotoMatches,
  type PhotoMatchDependencies,
  type PhotoMatchesService,
} from './photo-matches.service.ts';

/** Photos of two pets that look like the same one, for people to look at: the portal decides nothing by them. */
export function photoMatchesFeature(
  dependencies: Base & Pick<PhotoMatchDependencies, 'media' | 'limits' | 'audit' | 'accounts'>,
): Feature<{ photoMatches: PhotoMatchesService }> {
  const photoMatches = createPhotoMatches(dependencies);
  const comparing = defineScheduledJob({
    kind: 'photos.compare',
    queue: 'upkeep',
    timeLimit: 300_000,
    pattern: '*/10 * * * *',
    scope: 'cluster',
    run: (_, { signal }) => photoMatches.comparePhotos(signal),
  });
  return {
    services: { photoMatches },
    jobs: [comparing],
    contributes: [
      attentionSources({
        kind: 'photoMatches',
        countAll: () => countOpenMatches(dependencies.database, mostCounted),
      }),
    ],
  };
}
