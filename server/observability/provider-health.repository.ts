import type { Database } from '../db/database.ts';

/** How calls of one service go, of all processes. Instants are UTC ISO 8601. */
export interface ProviderRecord {
  provider: string;
  succeededAt: string | null;
  failedAt: string | null;
  /** Of the first failure after the last success; null where the last call went well. */
  failingSince: string | null;
  /** One line of the last failure. */
  failure: string | null;
}

export async function noteSuccess({ query }: Database, provider: string, at: string) {
  await query
    .insertInto('provider_health')
    .values({ provider, succeeded_at: at, failed_at: null, failing_since: null, failure: null })
    .onConflict((conflict) =>
      conflict
        .column('provider')
        .doUpdateSet({ succeeded_at: at, failing_since: null })
        // What another process has noted meanwhile is newer.
        .where((eb) =>
          eb.and([
            eb.or([
              eb('provider_health.succeeded_at', 'is', null),
              eb('provider_health.succeeded_at', '<', at),
            ]),
            eb.or([
              eb('provider_health.failed_at', 'is', null),
              eb('provider_health.failed_at', '<=', at),
            ]),
          ]),
        ),
    )
    .execute();
}

export async function noteFailure(
  { query }: Database,
  provider: string,
  at: string,
  failure: string,
) {
  await query
    .insertInto('provider_health')
    .values({ provider, succeeded_at: null, failed_at: at, failing_since: at, failure })
    .onConflict((conflict) =>
      conflict
        .column('provider')
        .doUpdateSet((eb) => ({
          failed_at: at,
          failing_since: eb.fn.coalesce('provider_health.failing_since', eb.val(at)),
          failure,
        }))
        .where((eb) =>
          eb.and([
            eb.or([
              eb('provider_health.succeeded_at', 'is', null),
              eb('provider_health.succeeded_at', '<', at),
            ]),
            eb.or([
              eb('provider_health.failed_at', 'is', null),
              eb('provider_health.failed_at', '<', at),
            ]),
          ]),
        ),
    )
    .execute();
}

export async function findProviderRecords({ query }: Database): Promise<ProviderRecord[]> {
  return query
    .selectFrom('provider_health')
    .select([
      'provider',
      'succeeded_at as succeededAt',
      'failed_at as failedAt',
      'failing_since as failingSince',
      'failure',
    ])
    .execute();
}
