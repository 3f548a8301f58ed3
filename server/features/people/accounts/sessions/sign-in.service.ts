import { z } from 'zod';
import type { Account } from '#domain/accounts/account.ts';
import { email as emailField } from '#domain/accounts/fields.ts';
import { normalizeEmail } from '#domain/email.ts';
import { forbidden, invalid } from '#domain/errors.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AccountNotices } from '../account-notices.ts';
import { findCredentials, lockCredentials } from '../credentials.repository.ts';
import type { Passwords } from '../passwords.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import { deviceName, providerNetworkOf } from './device.ts';
import type { Caller } from './session-keys.ts';
import { listSessions } from './sessions.repository.ts';
import type { SessionsService } from './sessions.service.ts';

export type SignInService = ReturnType<typeof createSignInService>;

interface Credentials {
  email: string;
  password: string;
  /** Of the authenticator app, or one of the recovery codes. */
  code?: string;
}

interface SignInDependencies {
  database: Database;
  limits: RateLimits;
  audit: AuditService;
  passwords: Passwords;
  notices: AccountNotices;
  twoFactor: TwoFactorService;
  sessions: SessionsService;
}

/** From a proof of who somebody is to a session. */
export function createSignInService(dependencies: SignInDependencies) {
  const { database, limits, audit, passwords, notices, twoFactor, sessions } = dependencies;

  /** Before the new session is among them. */
  async function notifyOfNewDevice(tx: Tx, account: Account, { address, userAgent }: Caller) {
    const known = await listSessions(tx.query, account.id);
    const device = deviceName(userAgent);
    const isKnown = known.some(
      (session) =>
        session.device === device &&
        providerNetworkOf(session.address) === providerNetworkOf(address),
    );
    // The very first sign-in comes right after the person has set the password.
    if (isKnown || known.length === 0) return;
    await notices.notifyOfNewDevice(tx, account, { device, address });
  }

  /**
   * After `signInAddress` has been counted, so that one caller cannot make us count for endless addresses.
   * @throws AppError tooManyRequests
   */
  async function countTry(email: string, address: string, isKnown: boolean) {
    const account = normalizeEmail(email);
    const pair = `${account} ${address}`;
    await limits.consume('signIn', pair);
    // Strangers' guesses do not lock the owner out where the owner has been before.
    if (!isKnown) await limits.consume('signInAccount', account);
    const tries = { signIn: pair, signInAddress: address };
    return () => limits.forgive(isKnown ? tries : { ...tries, signInAccount: account });
  }

  /** Whose try it was is not known where there is no such account. */
  const recordFailure = (subjectId: string | null, { address }: Caller) =>
    database.transaction((tx) =>
      audit.record(tx, { action: 'session.refused', actorId: null, subjectId, address }),
    );

  /**
   * Before the session of somebody who has shown who they are.
   * @throws AppError forbidden (disabled), tooManyRequests
   */
  async function admit({ id, disabled }: Account): Promise<void> {
    if (disabled) throw forbidden('accountDisabled');
    await limits.consume('session', id);
  }

  /** @returns the API key of a new session */
  async function open(
    tx: Tx,
    account: Account,
    caller: Caller,
    { byTwoFactors }: { byTwoFactors: boolean },
  ): Promise<string> {
    await notifyOfNewDevice(tx, account, caller);
    return sessions.start(tx, account.id, caller, { byTwoFactors });
  }

  return {
    admit,
    open,
    recordFailure,

    /**
     * Checks the password and, where there is one, the second factor.
     * @returns the API key of a new session, or 'codeRequired' where only the code is missing
     * @throws AppError invalid (the same for a wrong password and an unknown account; under `email` what is none;
     * under `code` when only the code is wrong), forbidden (disabled), tooManyRequests
     */
    async withPassword(
      { password, code, ...given }: Credentials,
      caller: Caller,
    ): Promise<{ key: string } | 'codeRequired'> {
      const { email } = valid(signInEmail, given);
      await limits.consume('signInAddress', caller.address);
      const found = await findCredentials(database.query, { email });
      const known = await listSessions(database.query, found?.account.id ?? '');
      const isKnown = known.some((session) => session.address === caller.address);
      const forgive = await countTry(email, caller.address, isKnown);
      const isRight = await passwords.matches(found?.passwordHash, password);
      if (!found || !isRight) {
        await recordFailure(found?.account.id ?? null, caller);
        throw credentialsIncorrect();
      }
      const { account } = found;
      await admit(account);
      const codeOf = isKnown ? `${account.id} ${caller.address}` : account.id;
      const forgiveCode = code && (await twoFactor.countTry(codeOf));
      const outcome = await database.transaction(async (tx) => {
        // Whoever changes the password at this moment ends this session too, or comes first.
        const current = await lockCredentials(tx, account.id);
        if (current?.passwordHash !== found.passwordHash) throw credentialsIncorrect();
        const shown = await twoFactor.check(tx, account.id, code, caller.address);
        if (shown === 'codeRequired' || shown === 'codeIncorrect') return shown;
        return { key: await open(tx, account, caller, { byTwoFactors: shown === 'shown' }) };
      });
      if (outcome === 'codeIncorrect') {
        await recordFailure(account.id, caller);
        throw invalid({ code: ['codeIncorrect'] });
      }
      await forgive();
      if (forgiveCode) await forgiveCode();
      return outcome;
    },
  };
}

const signInEmail = z.object({ email: emailField });

const credentialsIncorrect = () => invalid({ password: ['credentialsIncorrect'] });
