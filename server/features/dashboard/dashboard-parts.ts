import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { AdoptionEventsService } from '../adoption-events/adoption-events.service.ts';
import type { DonationTotals } from '../donations/bookkeeping/donation-totals.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import type { AttentionSource } from './attention-source.ts';

export interface DashboardParts {
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
