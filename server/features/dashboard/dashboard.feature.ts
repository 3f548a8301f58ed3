import type { AdoptionEventsService } from '../adoption-events/adoption-events.service.ts';
import type { DonationTotals } from '../donations/bookkeeping/donation-totals.ts';
import type { Base, Feature } from '../feature.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import { createDashboard, type Dashboard } from './dashboard.service.ts';

interface Needs {
  pets: PetsService;
  adoptionEvents: AdoptionEventsService;
  donationTotals: DonationTotals;
}

export function dashboardFeature(given: Base & Needs): Feature<{ dashboard: Dashboard }> {
  const { collected } = given;
  return {
    services: {
      dashboard: createDashboard({ ...given, sources: () => collected.attentionSources }),
    },
  };
}
