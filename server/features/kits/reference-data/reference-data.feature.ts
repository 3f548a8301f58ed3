import type { Base, Feature } from '#server/features/feature.ts';
import { createReferenceDataService, type ReferenceDataService } from './reference-data.service.ts';

export function referenceDataFeature(
  dependencies: Base,
): Feature<{ referenceData: ReferenceDataService }> {
  return { services: { referenceData: createReferenceDataService(dependencies) } };
}
