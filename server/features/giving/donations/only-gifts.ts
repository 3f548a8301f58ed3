import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { chargeKinds } from '#domain/donations/donation-kind.ts';

/**
 * In queries of donations that count, sum, list or thank for gifts: without what adoptions ask for (recovery fees and deposits),
 * which the same ledger holds. As an index holds `kind`; `coalesce` keeps SQLite on the index that the query was made for.
 */
export const isGift = (kind = 'kind'): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce(${sql.ref(kind)}, '') not in (${sql.join(
    chargeKinds.values.map((value) => sql.lit(value)),
  )})`;
