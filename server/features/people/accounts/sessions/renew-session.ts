import { isStaffRole } from '#domain/access/rights.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Role, Viewer } from '#domain/accounts/viewer.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { findAccount, noteUse } from '../accounts.repository.ts';
import type { createAccessTokens } from './access-tokens.ts';
import { hashSecret } from './secrets.ts';
import { addKey, type Caller, endOf, type SessionKeys } from './session-keys.ts';
import {
  endSessions,
  findKey,
  findOpenSession,
  spendKey,
  touchSession,
} from './sessions.repository.ts';

interface Dependencies extends SessionKeys {
  database: Database;
  limits: RateLimits;
  audit: AuditService;
  required: boolean;
  tokens: ReturnType<typeof createAccessTokens>;
}

/** Why a token or a key opens nothing. */
export type SessionError = 'invalidToken' | 'expiredToken' | 'noSession';

interface Renewed {
  account: Account;
  jwt: string;
  key: string;
  /** As in `Viewer`. */
  secondFactorDue: boolean;
}

/** Where two factors are required, roles of staff grant nothing before both have been shown. */
const lacksFactor = (required: boolean, roles: readonly Role[], byTwoFactors: boolean) =>
  required && roles.some(isStaffRole) && !byTwoFactors;

/** Spends a key. */
export async function renew(
  dependencies: Dependencies,
  email: string,
  key: string,
  { address }: Caller,
): Promise<Renewed | SessionError> {
  const { now, required, tokens, database, limits, audit } = dependencies;
  await limits.consume('renewal', address);
  const hash = hashSecret(key);
  // What is refused is committed too: a copied key ends its session.
  const renewed = await database.transaction(async (tx) => {
    const found = await findKey(tx, hash);
    const account = found && (await findAccount(tx.query, found.userId));
    if (!found || normalizeEmail(account?.email ?? '') !== normalizeEmail(email)) {
      return 'invalidToken';
    }
    const { sessionId, userId } = found;
    if (found.endedAt !== null || !account || account.disabled) return 'noSession';
    if (found.expiresAt <= now()) return 'expiredToken';
    await limits.consume('session', userId, { tx });
    if (!(await spendKey(tx, hash, now()))) {
      await endSessions(tx, { userId, id: sessionId }, now());
      const event = { action: 'session.keyReused', actorId: null, subjectId: userId } as const;
      await audit.record(tx, { ...event, address, details: { sessionId } });
      return 'invalidToken';
    }
    const expiresAt = endOf(dependencies, found);
    await touchSession(tx, sessionId, { lastUsedAt: now(), expiresAt, address });
    await noteUse(tx, userId, now());
    const secondFactorDue = lacksFactor(required, account.roles, found.byTwoFactors === 1);
    const next = await addKey(dependencies, tx, sessionId, expiresAt);
    return { account, sessionId, key: next, secondFactorDue };
  });
  if (typeof renewed === 'string') return renewed;
  await limits.forgive({ renewal: address });
  const { sessionId, ...rest } = renewed;
  const jwt = await tokens.issue({ userId: rest.account.id, sessionId });
  return { ...rest, jwt };
}

/** Whose token it is, with the roles of this moment. */
export async function authenticate(
  { tokens, now, required, database }: Dependencies,
  token: string,
): Promise<Viewer | SessionError> {
  const claims = await tokens.read(token);
  if (typeof claims === 'string') return claims;
  const session = await findOpenSession(database.query, claims.sessionId, now());
  if (session?.userId !== claims.userId) return 'noSession';
  const { userId: id, roles, language, byTwoFactors } = session;
  const { sessionId } = claims;
  const user = { kind: 'user', id, roles, language, sessionId } as const;
  if (!lacksFactor(required, roles, byTwoFactors)) return user;
  const others = roles.filter((role) => !isStaffRole(role));
  return { ...user, roles: others, secondFactorDue: true };
}
