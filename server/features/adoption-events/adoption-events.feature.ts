import type { AuditService } from '../audit/audit.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import {
  type AdoptionEventsService,
  createAdoptionEventsService,
} from './adoption-events.service.ts';
import { createEventManagement, type EventManagement } from './event-management.service.ts';

interface EventServices {
  adoptionEvents: AdoptionEventsService;
  eventManagement: EventManagement;
}

export function adoptionEventsFeature(
  given: Base & { limits: RateLimits; audit: AuditService; pets: PetsService },
): Feature<EventServices> {
  return {
    services: {
      adoptionEvents: createAdoptionEventsService(given),
      eventManagement: createEventManagement(given),
    },
  };
}
