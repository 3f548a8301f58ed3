import type { Base, Feature } from '../feature.ts';
import { createResourcesService, type ResourcesService } from './resources.service.ts';

export function resourcesFeature(given: Base): Feature<{ resources: ResourcesService }> {
  return { services: { resources: createResourcesService(given) } };
}
