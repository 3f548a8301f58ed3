import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { ContentService } from '../content/content.service.ts';
import { createResourcesService, type ResourcesService } from './resources.service.ts';

export function resourcesFeature(
  dependencies: Base & { pets: PetsService; content: ContentService },
): Feature<{ resources: ResourcesService }> {
  return { services: { resources: createResourcesService(dependencies) } };
}
