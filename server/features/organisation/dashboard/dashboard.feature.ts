import type { AdoptionEventsService } from '#server/features/adoption/events/events.service.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { DonationTotals } from '#server/features/giving/donations/bookkeeping/donation-totals.ts';
import { attentionSources } from './attention-source.ts';
import { createDashboard, type Dashboard } from './dashboard.service.ts';

interface Dependencies {
  pets: PetsService;
  adoptionEvents: AdoptionEventsService;
  donationTotals: DonationTotals;
}

export function dashboardFeature(
  dependencies: Base & Dependencies,
): Feature<{ dashboard: Dashboard }> {
  return {
    services: {
      dashboard: createDashboard({
        ...dependencies,
        sources: () => dependencies.contributions.to(attentionSources),
      }),
    },
  };
}
