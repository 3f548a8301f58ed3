import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { mostPasskeys, passkeyName } from '#domain/accounts/passkey.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { conflict, forbidden, invalid, notFound } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { admitChange } from '../../rate-limits/admit-change.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { SharedCounts } from '../../shared-counts/shared-counts.ts';
import { valid } from '../../valid.ts';
import type { AccountNotices } from '../account-notices.ts';
import { findAccount, lockCredentials } from '../accounts.repository.ts';
import type { Identity } from '../identity.ts';
import { deviceName } from '../sessions/device.ts';
import type { Caller } from '../sessions/session-keys.ts';
import { markByTwoFactors } from '../sessions/sessions.repository.ts';
import type { SignInService } from '../sessions/sign-in.service.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import { createChallenges } from './challenges.ts';
import {
  countUse,
  findPasskey,
  insertPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from './passkeys.repository.ts';
import { createWebAuthn, type NewPasskey, type ShownPasskey } from './web-authn.ts';

export type { Passkey } from './passkeys.repository.ts';

interface PasskeyParts {
  database: Database;
  clock: Clock;
  audit: AuditService;
  limits: RateLimits;
  identity: Identity;
  twoFactor: TwoFactorService;
  notices: AccountNotices;
  signIn: SignInService;
  sharedCounts: SharedCounts;
  secretKey: string;
  siteName: string;
  siteUrl: string;
}

const toSignIn = 'sign in';
const toAdd = (userId: string) => `add ${userId}`;

/** Keys that lie with their owners and open an account without its password: what they have and what they are, both at once. */
export function createPasskeysService(parts: PasskeyParts) {
  const { database, clock, audit, limits, identity, twoFactor, notices, signIn } = parts;
  const challenges = createChallenges(parts);
  const webAuthn = createWebAuthn(parts);
  const now = () => clock.now().toISOString();

  return {
    /** One's own, in the order in which they were added. @throws AppError forbidden */
    async list(viewer: Viewer): Promise<Passkey[]> {
      return listPasskeys(database.query, requireUser(viewer).id);
    },

    /**
     * @returns what the browser makes a passkey of
     * @param shown with the code of the second factor, where the account has one: a passkey will stand for both
     * @throws AppError forbidden, invalid (under `password`, `code`), conflict (no room for another), tooManyRequests
     */
    async beginToAdd(viewer: Viewer, shown: { password: string; code?: string }, address: string) {
      // Before the password and the code, which is good once.
      const has = await listPasskeys(database.query, requireUser(viewer).id);
      if (has.length >= mostPasskeys) throw conflict('passkeysFull');
      const account = await identity.confirm(viewer, shown.password);
      await twoFactor.askAgain(account.id, shown.code, address);
      return webAuthn.optionsToAdd(account, challenges.issue(toAdd(account.id)), has);
    },

    /**
     * @param name without it, the one of the device
     * @throws AppError forbidden, invalid (under `passkey`, `name`), conflict (no room for another), tooManyRequests
     */
    async add(
      viewer: Viewer,
      given: { passkey: NewPasskey; name: string | undefined },
      { address, userAgent }: Caller,
    ): Promise<Passkey> {
      const { id: userId, sessionId } = requireUser(viewer);
      await admitChange(limits, viewer);
      const fallback = deviceName(userAgent) || '·';
      const { name } = valid(named, { name: given.name?.trim() || fallback });
      const verified = await webAuthn.verifyNew(given.passkey, (answered) =>
        challenges.read(toAdd(userId), answered),
      );
      if (!verified) throw notAdded();
      const { challenge, ...key } = verified;
      const passkey = { id: uuid(), userId, name, createdAt: now(), lastUsedAt: null, ...key };
      await database.transaction(async (tx) => {
        const found = await lockCredentials(tx, userId);
        if (!found) throw forbidden();
        if (!(await challenges.spend(tx, challenge))) throw notAdded();
        const has = await listPasskeys(tx.query, userId);
        if (has.length >= mostPasskeys) throw conflict('passkeysFull');
        if (!(await insertPasskey(tx, passkey))) throw notAdded();
        // After the password that `beginToAdd` has asked for, this session has shown both.
        if (sessionId !== undefined) await markByTwoFactors(tx, sessionId);
        const event = { actorId: userId, subjectId: userId, address, details: { name } };
        await audit.record(tx, { action: 'passkey.added', ...event });
        await notices.tellOfSignInMethod(tx, found.account, 'passkeyAdded', name);
      });
      return passkey;
    },

    /** @throws AppError forbidden, notFound, invalid (under `name`), tooManyRequests */
    async rename(viewer: Viewer, id: string, given: string, { address }: Caller): Promise<void> {
      const { id: userId } = requireUser(viewer);
      await admitChange(limits, viewer);
      const { name } = valid(named, { name: given });
      await database.transaction(async (tx) => {
        if (!(await renamePasskey(tx, { id, userId }, name))) throw notFound('passkey');
        const event = { actorId: userId, subjectId: userId, address, details: { name } };
        await audit.record(tx, { action: 'passkey.renamed', ...event });
      });
    },

    /** @throws AppError forbidden, notFound, invalid (under `password`), tooManyRequests */
    async remove(viewer: Viewer, id: string, password: string, { address }: Caller): Promise<void> {
      const account = await identity.confirm(viewer, password);
      const userId = account.id;
      await database.transaction(async (tx) => {
        const name = await removePasskey(tx, { id, userId });
        if (name === undefined) throw notFound('passkey');
        const event = { actorId: userId, subjectId: userId, address, details: { name } };
        await audit.record(tx, { action: 'passkey.removed', ...event });
        await notices.tellOfSignInMethod(tx, account, 'passkeyRemoved', name);
      });
    },

    /**
     * The same for everybody: it is the browser that knows whose passkeys it has.
     * @throws AppError tooManyRequests
     */
    async beginToSignIn(address: string) {
      await limits.consume('passkeyChallenge', address);
      return webAuthn.optionsToSignIn(challenges.issue(toSignIn));
    },

    /**
     * @returns the API key of a new session, and whose it is
     * @throws AppError invalid (under `passkey`, the same for whatever is wrong with it), forbidden (disabled),
     * tooManyRequests
     */
    async signIn(shown: ShownPasskey, caller: Caller): Promise<{ email: string; key: string }> {
      await limits.consume('signInAddress', caller.address);
      const passkey = await findPasskey(database.query, shown.id);
      const verified =
        passkey &&
        (await webAuthn.verifyShown(passkey, shown, (answered) =>
          challenges.read(toSignIn, answered),
        ));
      const account = passkey && (await findAccount(database.query, passkey.userId));
      if (!verified || !account?.confirmedAt) {
        await signIn.recordFailure(passkey?.userId ?? null, caller);
        throw refused();
      }
      await signIn.admit(account);
      const { challenge, counter } = verified;
      const key = await database.transaction(async (tx) => {
        // Whoever disables the account at this moment ends this session too, or comes first.
        const current = await lockCredentials(tx, account.id);
        if (!current || current.account.disabled) throw refused();
        const isThere = await findPasskey(tx.query, shown.id);
        if (!isThere || !(await challenges.spend(tx, challenge))) return undefined;
        if (!(await countUse(tx, { id: passkey.id, counter }, now()))) {
          const event = { actorId: null, subjectId: account.id, address: caller.address };
          const details = { name: passkey.name };
          await audit.record(tx, { action: 'passkey.copied', ...event, details });
          return undefined;
        }
        return signIn.open(tx, account, caller, { byTwoFactors: true });
      });
      if (key === undefined) throw refused();
      await limits.forgive({ signInAddress: caller.address });
      return { email: account.email, key };
    },
  };
}

const named = z.object({ name: passkeyName });

const refused = () => invalid({ passkey: ['passkeyRefused'] });
const notAdded = () => invalid({ passkey: ['passkeyNotAdded'] });

function requireUser(viewer: Viewer) {
  if (viewer.kind === 'user') return viewer;
  throw forbidden();
}
