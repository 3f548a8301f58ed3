import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { countUnsettled } from './donations.repository.ts';
import { countUnsettledMonthly } from './monthly/monthly-checks.repository.ts';
import type { ProviderRegistry } from './provider-registry.ts';

/**
 * Donations that wait for the word of a provider that is not configured are left alone by reconciliation. One line in
 * the log for each such provider, method and kind, whatever their number.
 */
export async function warnOfUnreachable({
  database,
  log,
  providers,
}: {
  database: Database;
  log: Logger;
  providers: ProviderRegistry;
}): Promise<void> {
  const single = await countUnsettled(database);
  const monthly = await countUnsettledMonthly(database);
  const all = [
    ...single.map((one) => ({ ...one, kind: 'single' })),
    ...monthly.map((one) => ({ ...one, method: 'wallet' as const, kind: 'monthly' })),
  ];
  for (const unsettled of all) {
    if (providers.byName(unsettled.method, unsettled.provider)) continue;
    log.warn(unsettled, 'donations wait for a provider that is not configured');
  }
}
