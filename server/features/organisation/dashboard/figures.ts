import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { dateIn } from '#domain/clock.ts';
import { comparedMonths, monthsUntil } from '#domain/dashboard/month-comparison.ts';
import type { EventMonth } from '#server/features/adoption/events/event-months.ts';
import type { PetMonth } from '#server/features/animals/pets/core/pet-months.ts';
import type { DonationMonth } from '#server/features/giving/donations/bookkeeping/donation-totals.ts';
import { type DashboardScope, requireDashboard } from './dashboard.policy.ts';
import type { DashboardDependencies } from './dashboard-dependencies.ts';
import { hasPets } from './has-pets.ts';

/** Of the same month of last year until this one, which is not over yet: oldest first; null where no right shows them, or the account looks after no pet. */
export interface DashboardFigures {
  /** 'YYYY-MM' */
  months: readonly string[];
  pets: readonly PetMonth[] | null;
  events: readonly EventMonth[] | null;
  donations: { isTest: boolean; months: readonly DonationMonth[] } | null;
}

/** @throws AppError unauthenticated, forbidden */
export async function findFigures(
  {
    clock,
    timezone,
    database: { query },
    pets,
    adoptionEvents,
    donationTotals,
  }: Omit<DashboardDependencies, 'sources'>,
  viewer: Viewer,
  scope: DashboardScope,
): Promise<DashboardFigures> {
  const accountId = requireDashboard(viewer, scope);
  const months = monthsUntil(dateIn(timezone, clock.now()).slice(0, 7), comparedMonths);
  const own = scope === 'own';
  const showsPets = own ? await hasPets(query, accountId) : can(viewer, 'pets.manageAny');
  const [ofPets, ofEvents, ofDonations] = await Promise.all([
    showsPets ? pets.monthFigures(viewer, months, scope) : null,
    !own && can(viewer, 'events.manage') ? adoptionEvents.monthFigures(viewer, months) : null,
    !own && can(viewer, 'donations.read') ? donationTotals.monthFigures(viewer, months) : null,
  ]);
  return { months, pets: ofPets, events: ofEvents, donations: ofDonations };
}
