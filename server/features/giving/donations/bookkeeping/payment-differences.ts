import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { differenceResolution } from '#domain/donations/difference.ts';
import { conflict } from '#domain/errors.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Database } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import {
  pageOfDifferences,
  resolveDifference,
  type StoredDifference,
} from '../differences.repository.ts';

export type PaymentDifferences = ReturnType<typeof createPaymentDifferences>;

export interface ListedDifference extends StoredDifference {
  /** null where nobody has seen to it, or their account is gone. */
  resolvedByName: string | null;
}

/** Where a provider's books and the portal's do not agree: a person looks, and says what they did. */
export function createPaymentDifferences({
  database,
  clock,
  accounts,
  audit,
  limits,
}: {
  database: Database;
  clock: Clock;
  accounts: AccountsService;
  audit: AuditService;
  limits: RateLimits;
}) {
  return {
    /** @throws AppError forbidden */
    async list(
      viewer: Viewer,
      requested: PageRequest & { resolved: boolean },
    ): Promise<Paged<ListedDifference>> {
      requireRight(viewer, 'donations.read');
      const { items, total } = await pageOfDifferences(database, requested);
      const people = await accounts.contactsOf(items.flatMap(({ resolvedBy }) => resolvedBy ?? []));
      const listed = items.map((item) => ({
        ...item,
        resolvedByName: people.get(item.resolvedBy ?? '')?.name ?? null,
      }));
      return paged(listed, total, requested);
    },

    /** @throws AppError forbidden, invalid, tooManyRequests, conflict (somebody was first, or there is none) */
    async resolve({ viewer, address }: Actor, id: string, requested: unknown): Promise<void> {
      const actorId = requireRight(viewer, 'donations.reconcile');
      const { note } = valid(differenceResolution, requested);
      await admitChange(limits, viewer);
      await database.transaction(async (tx) => {
        const resolution = { resolvedBy: actorId, note, now: clock.now() };
        if (!(await resolveDifference(tx, id, resolution))) throw conflict('differenceResolved');
        const action = 'donation.differenceResolved';
        const details = { difference: id };
        await audit.record(tx, { action, actorId, subjectId: null, address, details });
      });
    },
  };
}
