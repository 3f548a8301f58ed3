import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import type { subscriptionFields } from '#domain/contact/subscription-fields.ts';
import type { FieldName } from '#domain/contract/field.ts';
import { csvPieces } from '#domain/csv.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#server/db/database.ts';
import { requireAffordable } from '#server/features/kits/querying/query-cost.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import { createPlaces, whenRead } from '#server/features/kits/rate-limits/at-once.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { subscriptionsTable } from './newsletter.repository.ts';
import { exportHead, exportRow } from './newsletter-export-words.ts';

export type SubscriptionQuery = RowQuery<FieldName<typeof subscriptionFields>>;
export type NewsletterExport = ReturnType<typeof createNewsletterExport>;

/** Of one person: each holds a portion of the subscriptions. */
const mostAtOnce = 2;
const portion = 500;

/** The list of subscribers as a table for spreadsheets. */
export function createNewsletterExport({
  database,
  clock,
  timezone,
  audit,
  limits,
}: {
  database: Database;
  clock: Clock;
  timezone: string;
  audit: AuditService;
  limits: RateLimits;
}) {
  const takePlace = createPlaces(mostAtOnce);

  async function* rows(where: SubscriptionQuery['where'], language: Language) {
    for (let last = 0; ; ) {
      // SQLite answers at once: nobody else would have a turn.
      await nextTurn();
      const { items } = await subscriptionsTable.page(database, {
        where: [...where, { field: 'folio', operator: '>', value: last }],
        order: [{ field: 'folio', direction: 'asc' }],
        page: 1,
        limit: portion,
        withTotal: false,
      });
      yield items.map((one) => exportRow(one, language, timezone));
      last = items.at(-1)?.folio ?? last;
      if (items.length < portion) return;
    }
  }

  return {
    /**
     * CSV in pieces, by folio: memory stays the same however many subscribers there are.
     * @throws AppError forbidden, invalid, tooManyRequests; before the first piece
     */
    async start(
      { viewer, address }: Actor,
      { where }: Pick<SubscriptionQuery, 'where'>,
      language: Language,
    ): Promise<{ day: string; pieces: AsyncIterable<string> }> {
      const actorId = requireRight(viewer, 'newsletter.manage');
      await limits.consume('export', actorId);
      requireAffordable({ where, order: [] }, subscriptionsTable.sources);
      // By which fields, not by what: names and addresses have no business in the log.
      const details = { filteredBy: where.map(({ field }) => field) };
      const givePlaceBack = takePlace(actorId);
      try {
        const action = 'newsletter.exported';
        await database.transaction((tx) =>
          audit.record(tx, { action, actorId, subjectId: null, address, details }),
        );
      } catch (error) {
        givePlaceBack();
        throw error;
      }
      const day = dateIn(timezone, clock.now());
      const pieces = csvPieces(exportHead(language), rows(where, language));
      return { day, pieces: whenRead(pieces, givePlaceBack) };
    },
  };
}
