import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { AdoptionEventsService } from '#server/features/adoption/events/events.service.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { DonationTotals } from '#server/features/giving/donations/bookkeeping/donation-totals.ts';
import type { AttentionSource } from './attention-source.ts';

export interface DashboardDependencies {
  database: Database;
  clock: Clock;
  /** IANA name; decides which month it is. */
  timezone: string;
  pets: PetsService;
  adoptionEvents: AdoptionEventsService;
  donationTotals: DonationTotals;
  /** Read when they are needed: features still bring theirs. */
  sources: () => readonly AttentionSource[];
}
