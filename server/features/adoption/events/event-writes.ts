import type { Actor } from '#domain/access/actor.ts';
import type { Clock } from '#domain/clock.ts';
import { notFound } from '#domain/errors.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditAction, AuditService } from '#server/features/people/audit/audit.service.ts';
import type { EventReminders } from './event-reminders.ts';
import type { StoredEvent } from './event-rows.ts';
import { lockAnyEvent, lockUncancelled } from './events.repository.ts';

/** What every use case that changes events depends on. */
export interface EventWrites {
  database: Database;
  reminders: Pick<EventReminders, 'remindIfSoon'>;
  dataVersions: DataVersions;
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
}

/** @throws AppError notFound */
export async function lockEvent(tx: Tx, id: string): Promise<StoredEvent> {
  const event = await lockUncancelled(tx, id);
  if (!event) throw notFound('event');
  return event;
}

/**
 * A cancelled one too.
 * @throws AppError notFound
 */
export async function lockAny(tx: Tx, id: string): Promise<StoredEvent> {
  const event = await lockAnyEvent(tx, id);
  if (!event) throw notFound('event');
  return event;
}

/** The line in the log and the caches' version, in the transaction of the change. */
export async function recordEvent(
  { audit, dataVersions }: EventWrites,
  tx: Tx,
  action: AuditAction,
  { viewer, address }: Actor,
  details: Record<string, unknown>,
  ownerId: string | null = null,
): Promise<void> {
  const actorId = viewer.kind === 'user' ? viewer.id : null;
  await audit.record(tx, { action, actorId, subjectId: ownerId, address, details });
  await dataVersions.bump(tx, 'events');
}
