import type { FastifyRequest } from 'fastify';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { unauthenticated } from '#domain/errors.ts';
import type { SessionsService } from '#server/features/people/accounts/sessions/sessions.service.ts';

/**
 * Tells whose session a token belongs to.
 * @throws AppError unauthenticated
 */
export type Authenticate = (token: string) => Promise<Viewer>;

export const bySessions =
  (sessions: SessionsService): Authenticate =>
  async (token) => {
    const viewer = await sessions.authenticate(token);
    if (typeof viewer === 'string') throw unauthenticated(viewer);
    return viewer;
  };

/** A call without a token is a visitor's; one with a bad token is refused, also where visitors may call. */
export function readViewer(
  { headers: { authorization }, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  authenticate: Authenticate,
): Viewer | Promise<Viewer> {
  if (authorization === undefined) return { kind: 'visitor', address: ip };
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw unauthenticated('noToken');
  return authenticate(token);
}
