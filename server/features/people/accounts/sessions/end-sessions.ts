import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { type Caller, requireUser } from './session-keys.ts';
import { endSessions } from './sessions.repository.ts';

interface Dependencies {
  database: Database;
  limits: RateLimits;
  audit: AuditService;
  now: () => string;
  before: (milliseconds: number) => string;
}

/**
 * Ends one of the viewer's sessions, without an id the one that the call belongs to.
 * @throws AppError notFound
 */
export async function end(
  { now, database, audit }: Dependencies,
  viewer: Viewer,
  { address }: Caller,
  id?: string,
): Promise<void> {
  const { id: userId, sessionId } = requireUser(viewer);
  await database.transaction(async (tx) => {
    const ended = await endSessions(tx, { userId, id: id ?? sessionId ?? '' }, now());
    if (ended === 0) throw notFound('session');
    const event = { action: 'session.ended', actorId: userId, subjectId: userId } as const;
    await audit.record(tx, { ...event, address });
  });
}

/** Sign out everywhere. */
export async function endOwn(
  { now, database, limits, audit }: Dependencies,
  viewer: Viewer,
  { address }: Caller,
): Promise<void> {
  const { id: userId } = requireUser(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    await endSessions(tx, { userId }, now());
    const event = { action: 'session.allEnded', actorId: userId, subjectId: userId } as const;
    await audit.record(tx, { ...event, address });
  });
}

/** @returns how many there were to end */
export function endOne({ now }: Dependencies, tx: Tx, userId: string, id: string): Promise<number> {
  return endSessions(tx, { userId, id }, now());
}

/** With the change that makes them worthless: both or neither. @returns how many there were */
export function endAll({ now }: Dependencies, tx: Tx, userId: string): Promise<number> {
  return endSessions(tx, { userId }, now());
}
