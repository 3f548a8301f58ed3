import type { Clock } from '#domain/clock.ts';
import { notFound } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { CardKeys } from './card-keys.ts';
import { insertRefusal } from './card-refusals.repository.ts';
import { forgetReceiver } from './dedications.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  audit: AuditService;
  cardKeys: CardKeys;
}

/**
 * Whoever got a card gets no other one, from nobody, and their address goes at once.
 * @throws AppError notFound (no link of ours), tooManyRequests
 */
export async function refuse(
  { database, clock, limits, audit, cardKeys }: Dependencies,
  key: string,
  address: string,
): Promise<void> {
  const receiverKey = cardKeys.receiverIn(key);
  if (receiverKey === undefined) {
    await limits.consume('mailLink', address);
    throw notFound('link');
  }
  const now = clock.now().toISOString();
  await database.transaction(async (tx) => {
    await insertRefusal(tx, receiverKey, now);
    await forgetReceiver(tx, receiverKey, now);
    const who = { actorId: null, subjectId: null, address };
    await audit.record(tx, { action: 'dedication.refused', ...who, details: {} });
  });
}
