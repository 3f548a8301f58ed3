import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { CardKeys } from './card-keys.ts';
import * as ownDedications from './own-dedications.ts';
import * as refuseCards from './refuse-cards.ts';

export type Dedications = ReturnType<typeof createDedications>;

interface Dependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  limits: RateLimits;
  audit: AuditService;
  content: Pick<ContentService, 'letterhead'>;
  cardKeys: CardKeys;
}

/** Cards in somebody's honour or memory, which go with a gift once it is paid. */
export const createDedications = (dependencies: Dependencies) =>
  bindUseCases(dependencies, ownDedications, refuseCards);
