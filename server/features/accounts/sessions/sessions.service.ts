import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Account } from '#domain/accounts/account.ts';
import { email as emailField } from '#domain/accounts/fields.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { forbidden, invalid, notFound, unauthenticated } from '#domain/errors.ts';
import { locale } from '#domain/language.ts';
import type { Paged, PageRequest } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { MailService } from '../../mail/mail.service.ts';
import { salutation } from '../../mail/salutation.ts';
import { admitChange } from '../../rate-limits/admit-change.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { valid } from '../../valid.ts';
import { findAccount, findCredentials, lockCredentials } from '../accounts.repository.ts';
import { newSignIn } from '../mails/new-sign-in.ts';
import { passwordChanged } from '../mails/password-changed.ts';
import type { Passwords } from '../passwords.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import { createAccessTokens } from './access-tokens.ts';
import { deviceName, networkOf } from './device.ts';
import { hashSecret, newSecret } from './secrets.ts';
import {
  endSessions,
  findKey,
  findOpenSession,
  forgetSessions,
  insertKey,
  insertSession,
  listOpenSessions,
  listSessions,
  pageOfOpenSessions,
  type Session,
  spendKey,
  touchSession,
} from './sessions.repository.ts';

export type { Session } from './sessions.repository.ts';
export type SessionsService = ReturnType<typeof createSessionsService>;

/** Why a token or a key opens nothing. */
export type SessionRefusal = 'invalidToken' | 'expiredToken' | 'noSession';

/** Where a call comes from. */
export interface Caller {
  /** IP address. */
  address: string;
  userAgent: string;
}

interface Credentials {
  email: string;
  password: string;
  /** Of the authenticator app, or one of the recovery codes. */
  code?: string;
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
  mail: MailService;
  limits: RateLimits;
  audit: AuditService;
  passwords: Passwords;
  twoFactor: TwoFactorService;
  secretKey: string;
  timezone: string;
}

/**
 * A sign-in makes a session with an API key. The key is good for one renewal, which gives the next key and a token
 * for an hour; one that is used twice was copied, and ends its session.
 */
export function createSessionsService(parts: SessionParts) {
  const { database, clock, mail, limits, audit, passwords, twoFactor, timezone } = parts;
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

  /** @returns the session's first key */
  async function start(tx: Tx, userId: string, { address, userAgent }: Caller): Promise<string> {
    const device = deviceName(userAgent);
    const session: Session = {
      id: uuid(),
      userId,
      createdAt: now(),
      lastUsedAt: now(),
      expiresAt: endOf({ createdAt: now() }),
      device,
      address,
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

  const written = (account: Account) =>
    clock.now().toLocaleString(locale[account.language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: timezone,
    });

  async function tellOfNewDevice(tx: Tx, account: Account, caller: Caller, known: Session[]) {
    const device = deviceName(caller.userAgent);
    const isKnown = known.some(
      (session) =>
        session.device === device && networkOf(session.address) === networkOf(caller.address),
    );
    // The very first sign-in comes right after the person has set the password.
    if (isKnown || known.length === 0) return;
    const { email: to, language } = account;
    const { address } = caller;
    const data = { name: salutation(account.name), device, address, when: written(account) };
    await mail.enqueue(tx, { template: newSignIn, to, language, data });
  }

  /**
   * After `signInAddress` has been counted, so that one caller cannot make us count for endless addresses.
   * @throws AppError tooManyRequests
   */
  async function countTry(email: string, address: string, known: Session[]) {
    const account = normalizeEmail(email);
    const pair = `${account} ${address}`;
    await limits.consume('signIn', pair);
    // Strangers' guesses do not lock the owner out where the owner has been before.
    const isKnown = known.some((session) => session.address === address);
    if (!isKnown) await limits.consume('signInAccount', account);
    const tries = { signIn: pair, signInAddress: address };
    return () => limits.forgive(isKnown ? tries : { ...tries, signInAccount: account });
  }

  return {
    /**
     * Checks the password and, where there is one, the second factor.
     * @returns the API key of a new session
     * @throws AppError invalid (the same for a wrong password and an unknown account; under `email` what is none;
     * under `code` when only the code is missing or wrong), forbidden (disabled), tooManyRequests
     */
    async signIn({ password, code, ...given }: Credentials, caller: Caller): Promise<string> {
      const { email } = valid(signInEmail, given);
      await limits.consume('signInAddress', caller.address);
      const found = await findCredentials(database.query, { email });
      const known = await listSessions(database.query, found?.account.id ?? '');
      const forgive = await countTry(email, caller.address, known);
      const isRight = await passwords.matches(found?.passwordHash, password);
      if (!found || !isRight) {
        const subjectId = found?.account.id ?? null;
        const refused = { action: 'session.refused', actorId: null, subjectId } as const;
        const { address } = caller;
        await database.transaction((tx) => audit.record(tx, { ...refused, address }));
        throw credentialsIncorrect();
      }
      const { account } = found;
      if (account.disabled) throw disabled();
      await limits.consume('session', account.id);
      const { key, problem } = await database.transaction(async (tx) => {
        // Whoever changes the password at this moment ends this session too, or comes first.
        const current = await lockCredentials(tx, account.id);
        if (current?.passwordHash !== found.passwordHash) throw credentialsIncorrect();
        const check = await twoFactor.check(tx, account.id, code, caller.address);
        if (check !== undefined) return { problem: check };
        await tellOfNewDevice(tx, account, caller, known);
        return { key: await start(tx, account.id, caller) };
      });
      if (problem !== 'codeIncorrect') await forgive();
      if (key === undefined) throw invalid({ code: [problem] });
      return key;
    },

    /** A session for somebody who has just shown who they are, without asking for the password again. */
    start,

    /** Spends a key. */
    async renew(
      email: string,
      key: string,
      { address }: Caller,
    ): Promise<{ account: Account; jwt: string; key: string } | SessionRefusal> {
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
        return { account, sessionId, key: await addKey(tx, sessionId, expiresAt) };
      });
      if (typeof renewed === 'string') return renewed;
      await limits.forgive({ renewal: address });
      const { account, sessionId } = renewed;
      const jwt = await tokens.issue({ userId: account.id, sessionId });
      return { account, jwt, key: renewed.key };
    },

    /** Whose token it is, with the roles of this moment. */
    async authenticate(token: string): Promise<Viewer | SessionRefusal> {
      const claims = await tokens.read(token);
      if (typeof claims === 'string') return claims;
      const session = await findOpenSession(database.query, claims.sessionId, now());
      if (session?.userId !== claims.userId) return 'noSession';
      return {
        kind: 'user',
        id: session.userId,
        roles: session.roles,
        language: session.language,
        sessionId: claims.sessionId,
      };
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

    /** With the change that makes them worthless: both or neither. */
    async endAll(tx: Tx, userId: string): Promise<void> {
      await endSessions(tx, { userId }, now());
    },

    /** So that nobody's password changes without its owner's knowing. */
    async tellOfNewPassword(tx: Tx, account: Account): Promise<void> {
      const { email: to, language } = account;
      const data = { name: salutation(account.name), when: written(account) };
      await mail.enqueue(tx, { template: passwordChanged, to, language, data });
    },

    forgetOld: (): Promise<void> => forgetSessions(database, before(rememberedFor - keyValidFor)),
  };
}

const signInEmail = z.object({ email: emailField });

const credentialsIncorrect = () => invalid({ password: ['credentialsIncorrect'] });

const disabled = () => forbidden('accountDisabled');

function requireUser(viewer: Viewer) {
  if (viewer.kind === 'user') return viewer;
  throw unauthenticated('noSession');
}
