import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Paged, PageRequest } from '#domain/paging.ts';
import type { Database } from '#server/db/database.ts';
import { requireUser } from './session-keys.ts';
import { listOpenSessions, pageOfOpenSessions, type Session } from './sessions.repository.ts';

interface Dependencies {
  database: Database;
  now: () => string;
}

/** The open ones, last used first. */
export async function list(
  { now, database }: Dependencies,
  viewer: Viewer,
): Promise<(Session & { current: boolean })[]> {
  const { id, sessionId } = requireUser(viewer);
  const sessions = await listOpenSessions(database, id, now());
  return sessions.map((session) => ({ ...session, current: session.id === sessionId }));
}

/** Somebody's open ones, last used first; whoever asks knows whether they may. */
export function pageOf(
  { now, database }: Dependencies,
  userId: string,
  page: PageRequest,
): Promise<Paged<Session>> {
  return pageOfOpenSessions(database, userId, page, now());
}
