import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { conflict, forbidden, invalid } from '#domain/errors.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { seal, unseal } from '#server/sealed-secret.ts';
import { createSigner, purposeKey } from '#server/signatures.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { AccountNotices } from '../account-notices.ts';
import { findAccount } from '../accounts.repository.ts';
import type { Identity } from '../identity.ts';
import { markByTwoFactors } from '../sessions/sessions.repository.ts';
import { newRecoveryCodes, normalizeRecoveryCode } from './recovery-codes.ts';
import {
  confirmSecondFactor,
  findSecondFactor,
  putRecoveryCodes,
  putSecondFactor,
  removeSecondFactor,
  type SecondFactor,
  spendRecoveryCode,
  takeStep,
} from './two-factor.repository.ts';

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;

/** Seconds that a code lives, and that a telephone's clock may be off. */
const period = 30;

interface TwoFactorParts {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  audit: AuditService;
  identity: Identity;
  notices: AccountNotices;
  secretKey: string;
  siteName: string;
}

/** A second proof at sign-in, from an authenticator app (TOTP, RFC 6238), for whoever wants it. */
export function createTwoFactorService(parts: TwoFactorParts) {
  const { database, clock, limits, audit, identity, notices, siteName } = parts;
  const key = purposeKey(parts.secretKey, 'second factor');
  const codes = createSigner(parts.secretKey, 'recovery code');
  const hashOf = (userId: string, code: string) =>
    codes.sign(`${userId} ${normalizeRecoveryCode(code)}`);
  const now = () => clock.now().toISOString();

  /** Takes a code of the app, each once. */
  async function takeAppCode(tx: Tx, userId: string, factor: SecondFactor, code: string) {
    if (!/^\d{6}$/.test(code)) return false;
    const seconds = Math.floor(clock.now().getTime() / 1_000);
    const result = verifySync({
      secret: unseal(key, userId, factor.encryptedSecret),
      token: code,
      epoch: seconds,
      period,
      epochTolerance: period,
    });
    if (!result.valid) return false;
    return takeStep(tx, userId, Math.floor(seconds / period) + result.delta);
  }

  async function takeRecoveryCode(tx: Tx, userId: string, code: string, address: string) {
    if (!(await spendRecoveryCode(tx, userId, hashOf(userId, code)))) return false;
    const action = 'secondFactor.recoveryCodeUsed';
    await audit.record(tx, { action, actorId: userId, subjectId: userId, address });
    return true;
  }

  /** @returns whether the second factor has been shown, else what is wrong; 'none' where the person has none */
  async function check(
    tx: Tx,
    userId: string,
    code: string | undefined,
    address: string,
  ): Promise<'none' | 'shown' | 'codeRequired' | 'codeIncorrect'> {
    const factor = await findSecondFactor(tx.query, userId);
    if (!factor?.confirmed) return 'none';
    const given = code?.replace(/\s/g, '');
    if (!given) return 'codeRequired';
    const taken =
      (await takeAppCode(tx, userId, factor, given)) ||
      (await takeRecoveryCode(tx, userId, given, address));
    return taken ? 'shown' : 'codeIncorrect';
  }

  /**
   * Before a code is looked at. A right password takes nothing of this back.
   * @param who the account, or the account and an address that is known to be its owner's
   * @returns what takes the try back, once the code was right
   * @throws AppError tooManyRequests
   */
  async function countTry(who: string): Promise<() => Promise<void>> {
    await limits.consume('secondFactorCode', who);
    return () => limits.forgive({ secondFactorCode: who });
  }

  const isOn = async (userId: string): Promise<boolean> =>
    (await findSecondFactor(database.query, userId))?.confirmed ?? false;

  return {
    check,
    countTry,

    /**
     * Where the account has a second factor, it must be shown once more.
     * @throws AppError invalid (under `code`), tooManyRequests
     */
    async askAgain(userId: string, code: string | undefined, address: string): Promise<void> {
      const forgive = code && (await countTry(userId));
      const found = await database.transaction((tx) => check(tx, userId, code, address));
      if (found === 'codeRequired' || found === 'codeIncorrect') throw invalid({ code: [found] });
      if (forgive) await forgive();
    },

    isOn,

    /**
     * Makes a secret for the app. Nothing changes at sign-in until `confirm`.
     * @returns the secret, also as the address that a QR code holds
     * @throws AppError forbidden, invalid (under `password`), conflict (there is one), tooManyRequests
     */
    async begin(viewer: Viewer, password: string): Promise<{ secret: string; uri: string }> {
      if (viewer.kind !== 'user') throw forbidden();
      if (await isOn(viewer.id)) throw conflict('secondFactorActive');
      const account = await identity.confirm(viewer, password);
      const secret = generateSecret();
      const sealed = seal(key, account.id, secret);
      const isNew = await database.transaction((tx) =>
        putSecondFactor(tx, account.id, sealed, now()),
      );
      if (!isNew) throw conflict('secondFactorActive');
      const uri = generateURI({ issuer: siteName, label: account.email, secret, period });
      return { secret, uri };
    },

    /**
     * Switches it on by a first code of the app.
     * @returns the recovery codes, which are shown this once
     * @throws AppError forbidden, invalid (under `code`), conflict (there is nothing to confirm), tooManyRequests
     */
    async confirm(viewer: Viewer, code: string, address: string): Promise<string[]> {
      if (viewer.kind !== 'user') throw forbidden();
      const { id, sessionId } = viewer;
      const forgive = await countTry(id);
      const recoveryCodes = newRecoveryCodes();
      await database.transaction(async (tx) => {
        const account = await findAccount(tx.query, id);
        const factor = await findSecondFactor(tx.query, id);
        if (!account || !factor || factor.confirmed) throw nothingToConfirm();
        if (!(await takeAppCode(tx, id, factor, code.replace(/\s/g, '')))) {
          throw invalid({ code: ['codeIncorrect'] });
        }
        // Another setup, begun or confirmed meanwhile, is another secret than the one just shown.
        if (!(await confirmSecondFactor(tx, id, factor, now()))) throw nothingToConfirm();
        const hashes = recoveryCodes.map((one) => hashOf(id, one));
        await putRecoveryCodes(tx, id, hashes, now());
        // After the password that `begin` has asked for, this session has shown both.
        if (sessionId !== undefined) await markByTwoFactors(tx, sessionId);
        const action = 'secondFactor.enabled';
        await audit.record(tx, { action, actorId: id, subjectId: id, address });
        await notices.tellOfSignInMethod(tx, account, 'secondFactorOn');
      });
      await forgive();
      return recoveryCodes;
    },

    /** @throws AppError invalid (under `password` or `code`), tooManyRequests */
    async disable(
      viewer: Viewer,
      { password, code }: { password: string; code: string },
      address: string,
    ): Promise<void> {
      const account = await identity.confirm(viewer, password);
      const { id } = account;
      const forgive = await countTry(id);
      const problem = await database.transaction(async (tx) => {
        const found = await check(tx, id, code, address);
        if (found === 'codeRequired' || found === 'codeIncorrect') return found;
        await removeSecondFactor(tx, id);
        const action = 'secondFactor.disabled';
        await audit.record(tx, { action, actorId: id, subjectId: id, address });
        await notices.tellOfSignInMethod(tx, account, 'secondFactorOff');
        return undefined;
      });
      if (problem) throw invalid({ code: [problem] });
      await forgive();
    },
  };
}

const nothingToConfirm = () => conflict('secondFactorNotBegun');
