import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { purposeKey } from '#server/keys/signatures.ts';
import type { SealOpener } from './cfdi/seal-certificate.ts';
import type { Stamping } from './chosen-stamping.ts';
import { readConfiguredIssuer } from './configured-issuer.ts';
import * as issuerChanges from './issuer-changes.ts';
import * as issuerReading from './issuer-reading.ts';
import { storeConfiguredOnce } from './stored-issuer.ts';

interface Dependencies {
  config: Pick<Config, 'invoiceIssuer'>;
  database: Database;
  clock: Clock;
  timezone: string;
  secretKey: string;
  audit: AuditService;
  limits: RateLimits;
  opener: SealOpener;
  stamping: Stamping;
}

export type IssuersService = ReturnType<typeof createIssuersService>;

/** Who issues the invoices: one, from the environment or as an administrator has set it up. */
export const createIssuersService = (dependencies: Dependencies) => {
  const key = purposeKey(dependencies.secretKey, 'seal certificate');
  const configured =
    dependencies.config.invoiceIssuer && readConfiguredIssuer(dependencies.config.invoiceIssuer);
  const ready = storeConfiguredOnce({
    database: dependencies.database,
    clock: dependencies.clock,
    key,
    configured,
  });
  const shared = { ...dependencies, key, configured, ready };
  return bindUseCases(shared, issuerReading, issuerChanges);
};
