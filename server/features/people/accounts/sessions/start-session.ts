import { v7 as uuid } from 'uuid';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { noteUse } from '../accounts.repository.ts';
import { deviceName } from './device.ts';
import { addKey, type Caller, endOf, requireUser, type SessionKeys } from './session-keys.ts';
import {
  endSessions,
  findOpenSession,
  insertSession,
  type Session,
} from './sessions.repository.ts';

interface Dependencies extends SessionKeys {
  audit: AuditService;
}

/**
 * A session for somebody who has just shown who they are.
 * @returns its first key
 */
export async function start(
  dependencies: Dependencies,
  tx: Tx,
  userId: string,
  { address, userAgent }: Caller,
  { byTwoFactors }: { byTwoFactors: boolean },
): Promise<string> {
  const { now, audit } = dependencies;
  const device = deviceName(userAgent);
  const session: Session = {
    id: uuid(),
    userId,
    createdAt: now(),
    lastUsedAt: now(),
    expiresAt: endOf(dependencies, { createdAt: now() }),
    device,
    address,
    byTwoFactors,
  };
  await insertSession(tx, session);
  await noteUse(tx, userId, now());
  await audit.record(tx, {
    action: 'session.started',
    actorId: userId,
    subjectId: userId,
    address,
    details: { device },
  });
  return addKey(dependencies, tx, session.id, session.expiresAt);
}

/**
 * Ends all of the viewer's sessions and starts another, trusted as the one that the call belongs to.
 * @returns the session's first key
 */
export async function startAnew(
  dependencies: Dependencies,
  tx: Tx,
  viewer: Viewer,
  caller: Caller,
): Promise<string> {
  const { now } = dependencies;
  const { id: userId, sessionId = '' } = requireUser(viewer);
  const current = await findOpenSession(tx.query, sessionId, now());
  await endSessions(tx, { userId }, now());
  return start(dependencies, tx, userId, caller, { byTwoFactors: current?.byTwoFactors ?? false });
}
