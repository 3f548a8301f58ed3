import { type Viewer, visitor } from '#domain/accounts/viewer.ts';
import { unauthenticated } from './errors.ts';

/**
 * Tells whose session a token belongs to.
 * @throws AppError unauthenticated
 */
export type Authenticate = (token: string) => Promise<Viewer>;

/** Without accounts there are no sessions, and so no token is good. */
export const noSessions: Authenticate = async () => {
  throw unauthenticated('invalidToken');
};

/** A call without a token is a visitor's; one with a bad token is refused, also where visitors may call. */
export function readViewer(
  authorization: string | undefined,
  authenticate: Authenticate,
): Viewer | Promise<Viewer> {
  if (authorization === undefined) return visitor;
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw unauthenticated('noToken');
  return authenticate(token);
}
