import { v7 as uuid } from 'uuid';
import { isStaffRole } from '#domain/access/rights.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Role, Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { notFound, unauthenticated } from '#domain/errors.ts';
import type { Paged, PageRequest } from '#domain/paging.ts';
import type { Config } from '#server/config/config.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { admitChange } from '../../rate-limits/admit-change.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { findAccount } from '../accounts.repository.ts';
import { createAccessTokens } from './access-tokens.ts';
import { deviceName } from './device.ts';
import { hashSecret, newSecret } from './secrets.ts';
import {
  endSessions,
  findKey,
  findOpenSession,
  forgetSessions,
  insertKey,
  insertSession,
  listOpenSessions,
  pageOfOpenSessions,
  type Session,
  spendKey,
  touchSession,
} from './sessions.repository.ts';

export type { Session } from './sessions.repository.ts';
export type SessionsService = ReturnType<typeof createSessionsService>;

/** Why a token or a key opens nothing. */
export type SessionError = 'invalidToken' | 'expiredToken' | 'noSession';

/** Where a call comes from. */
export interface Caller {
  /** IP address. */
  address: string;
  userAgent: string;
}

interface Renewed {
  account: Account;
  jwt: string;
  key: string;
  /** As in `Viewer`. */
  secondFactorDue: boolean;
}

const day = 86_400_000;
/** From its last use on. */
const keyValidFor = 30 * day;
/** From the sign-in on, however often it is renewed. */
const longestSession = 90 * day;
/** Ended sessions tell which devices are known. */
const rememberedFor = 180 * day;

interface SessionParts {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  audit: AuditService;
  secretKey: string;
  config: Pick<Config, 'adminSecondFactor'>;
}

/**
 * A sign-in makes a session with an API key. The key is good for one renewal, which gives the next key and a token
 * for an hour; one that is used twice was copied, and ends its session.
 */
export function createSessionsService(parts: SessionParts) {
  const { database, clock, limits, audit } = parts;
  const required = parts.config.adminSecondFactor === 'required';
  const tokens = createAccessTokens(parts.secretKey, clock);
  const now = () => clock.now().toISOString();
  const before = (milliseconds: number) =>
    new Date(clock.now().getTime() - milliseconds).toISOString();

  /** When a session that is used now ends, unless it is used again. */
  function endOf({ createdAt }: Pick<Session, 'createdAt'>): string {
    const unused = clock.now().getTime() + keyValidFor;
    return new Date(Math.min(unused, Date.parse(createdAt) + longestSession)).toISOString();
  }

  async function addKey(tx: Tx, sessionId: string, expiresAt: string): Promise<string> {
    const key = newSecret();
    await insertKey(tx, { hash: hashSecret(key), sessionId, createdAt: now(), expiresAt });
    return key;
  }

  /**
   * A session for somebody who has just shown who they are.
   * @returns its first key
   */
  async function start(
    tx: Tx,
    userId: string,
    { address, userAgent }: Caller,
    { byTwoFactors }: { byTwoFactors: boolean },
  ): Promise<string> {
    const device = deviceName(userAgent);
    const session: Session = {
      id: uuid(),
      userId,
      createdAt: now(),
      lastUsedAt: now(),
      expiresAt: endOf({ createdAt: now() }),
      device,
      address,
      byTwoFactors,
    };
    await insertSession(tx, session);
    await audit.record(tx, {
      action: 'session.started',
      actorId: userId,
      subjectId: userId,
      address,
      details: { device },
    });
    return addKey(tx, session.id, session.expiresAt);
  }

  return {
    start,

    /**
     * Ends all of the viewer's sessions and starts another, trusted as the one that the call belongs to.
     * @returns the session's first key
     */
    async startAnew(tx: Tx, viewer: Viewer, caller: Caller): Promise<string> {
      const { id: userId, sessionId = '' } = requireUser(viewer);
      const current = await findOpenSession(tx.query, sessionId, now());
      await endSessions(tx, { userId }, now());
      return start(tx, userId, caller, { byTwoFactors: current?.byTwoFactors ?? false });
    },

    /** Spends a key. */
    async renew(email: string, key: string, { address }: Caller): Promise<Renewed | SessionError> {
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
        const expiresAt = endOf(found);
        await touchSession(tx, sessionId, { lastUsedAt: now(), expiresAt, address });
        const secondFactorDue = lacksFactor(required, account.roles, found.byTwoFactors === 1);
        const next = await addKey(tx, sessionId, expiresAt);
        return { account, sessionId, key: next, secondFactorDue };
      });
      if (typeof renewed === 'string') return renewed;
      await limits.forgive({ renewal: address });
      const { sessionId, ...rest } = renewed;
      const jwt = await tokens.issue({ userId: rest.account.id, sessionId });
      return { ...rest, jwt };
    },

    /** Whose token it is, with the roles of this moment. */
    async authenticate(token: string): Promise<Viewer | SessionError> {
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
    },

    /** The open ones, last used first. */
    async list(viewer: Viewer): Promise<(Session & { current: boolean })[]> {
      const { id, sessionId } = requireUser(viewer);
      const sessions = await listOpenSessions(database, id, now());
      return sessions.map((session) => ({ ...session, current: session.id === sessionId }));
    },

    /**
     * Ends one of the viewer's sessions, without an id the one that the call belongs to.
     * @throws AppError notFound
     */
    async end(viewer: Viewer, { address }: Caller, id?: string): Promise<void> {
      const { id: userId, sessionId } = requireUser(viewer);
      await database.transaction(async (tx) => {
        const ended = await endSessions(tx, { userId, id: id ?? sessionId ?? '' }, now());
        if (ended === 0) throw notFound('session');
        const event = { action: 'session.ended', actorId: userId, subjectId: userId } as const;
        await audit.record(tx, { ...event, address });
      });
    },

    /** Sign out everywhere. */
    async endOwn(viewer: Viewer, { address }: Caller): Promise<void> {
      const { id: userId } = requireUser(viewer);
      await admitChange(limits, viewer);
      await database.transaction(async (tx) => {
        await endSessions(tx, { userId }, now());
        const event = { action: 'session.allEnded', actorId: userId, subjectId: userId } as const;
        await audit.record(tx, { ...event, address });
      });
    },

    /** Somebody's open ones, last used first; whoever asks knows whether they may. */
    pageOf: (userId: string, page: PageRequest): Promise<Paged<Session>> =>
      pageOfOpenSessions(database, userId, page, now()),

    /** @returns how many there were to end */
    endOne: (tx: Tx, userId: string, id: string): Promise<number> =>
      endSessions(tx, { userId, id }, now()),

    /** With the change that makes them worthless: both or neither. @returns how many there were */
    endAll: (tx: Tx, userId: string): Promise<number> => endSessions(tx, { userId }, now()),

    forgetOld: (): Promise<void> => forgetSessions(database, before(rememberedFor - keyValidFor)),
  };
}

/** Where two factors are required, roles of staff grant nothing before both have been shown. */
const lacksFactor = (required: boolean, roles: readonly Role[], byTwoFactors: boolean) =>
  required && roles.some(isStaffRole) && !byTwoFactors;

function requireUser(viewer: Viewer) {
  if (viewer.kind === 'user') return viewer;
  throw unauthenticated('noSession');
}
