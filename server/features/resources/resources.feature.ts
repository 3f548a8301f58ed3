import type { ContentService } from '../content/content.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import { createResourcesService, type ResourcesService } from './resources.service.ts';

export function resourcesFeature(
  given: Base & { pets: PetsService; content: ContentService },
): Feature<{ resources: ResourcesService }> {
  return { services: { resources: createResourcesService(given) } };
}
