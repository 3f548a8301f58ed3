import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { createAccessTokens } from './access-tokens.ts';
import * as endSessions from './end-sessions.ts';
import * as listSessions from './list-sessions.ts';
import * as renewSession from './renew-session.ts';
import * as startSession from './start-session.ts';

export type { Session } from './sessions.repository.ts';

export type SessionsService = ReturnType<typeof createSessionsService>;

interface SessionDependencies {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  audit: AuditService;
  secretKey: string;
  config: Pick<Config, 'adminSecondFactor'>;
}

/**
 * A sign-in makes a session with an API key. The key is valid for one renewal, which gives the next key and a token
 * for an hour; one that is used twice was copied, and ends its session.
 */
export const createSessionsService = (dependencies: SessionDependencies) => {
  const required = dependencies.config.adminSecondFactor === 'required';
  const tokens = createAccessTokens(dependencies.secretKey, dependencies.clock);
  const now = () => dependencies.clock.now().toISOString();
  const before = (milliseconds: number) =>
    new Date(dependencies.clock.now().getTime() - milliseconds).toISOString();
  const shared = { ...dependencies, required, tokens, now, before };
  return bindUseCases(shared, startSession, renewSession, endSessions, listSessions);
};
