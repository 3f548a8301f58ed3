import { generateSecret, generateURI } from 'otplib';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, forbidden, invalid } from '#domain/errors.ts';
import { seal } from '#server/keys/sealed-secret.ts';
import type { AccountNotices } from '../account-notices.ts';
import { findAccount } from '../accounts.repository.ts';
import type { Identity } from '../identity.ts';
import { markByTwoFactors } from '../sessions/sessions.repository.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { check, countTry, isOn, type SecondFactorCheck } from './second-factor-check.ts';

import { hashOf, period, type SecondFactorCodes, takeAppCode } from './second-factor-codes.ts';
import {
  confirmSecondFactor,
  findSecondFactor,
  putRecoveryCodes,
  putSecondFactor,
  removeSecondFactor,
} from './two-factor.repository.ts';

interface Dependencies extends SecondFactorCheck, SecondFactorCodes {
  identity: Identity;
  notices: AccountNotices;
  siteName: string;
  now: () => string;
}

const nothingToConfirm = () => conflict('secondFactorNotBegun');

/**
 * Makes a secret for the app. Nothing changes at sign-in until `confirm`.
 * @returns the secret, also as the address that a QR code holds
 * @throws AppError forbidden, invalid (under `password`), conflict (there is one), tooManyRequests
 */
export async function begin(
  dependencies: Dependencies,
  viewer: Viewer,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { key, now, database, identity, siteName } = dependencies;
  if (viewer.kind !== 'user') throw forbidden();
  if (await isOn(dependencies, viewer.id)) throw conflict('secondFactorActive');
  const account = await identity.confirm(viewer, password);
  const secret = generateSecret();
  const sealed = seal(key, account.id, secret);
  const isNew = await database.transaction((tx) => putSecondFactor(tx, account.id, sealed, now()));
  if (!isNew) throw conflict('secondFactorActive');
  const uri = generateURI({ issuer: siteName, label: account.email, secret, period });
  return { secret, uri };
}

/**
 * Switches it on by a first code of the app.
 * @returns the recovery codes, which are shown this once
 * @throws AppError forbidden, invalid (under `code`), conflict (there is nothing to confirm), tooManyRequests
 */
export async function confirm(
  dependencies: Dependencies,
  viewer: Viewer,
  code: string,
  address: string,
): Promise<string[]> {
  const { now, database, audit, notices } = dependencies;
  if (viewer.kind !== 'user') throw forbidden();
  const { id, sessionId } = viewer;
  const forgive = await countTry(dependencies, id);
  const recoveryCodes = newRecoveryCodes();
  await database.transaction(async (tx) => {
    const account = await findAccount(tx.query, id);
    const factor = await findSecondFactor(tx.query, id);
    if (!account || !factor || factor.confirmed) throw nothingToConfirm();
    if (!(await takeAppCode(dependencies, tx, id, factor, code.replace(/\s/g, '')))) {
      throw invalid({ code: ['codeIncorrect'] });
    }
    // Another setup, begun or confirmed meanwhile, is another secret than the one just shown.
    if (!(await confirmSecondFactor(tx, id, factor, now()))) throw nothingToConfirm();
    const hashes = recoveryCodes.map((one) => hashOf(dependencies, id, one));
    await putRecoveryCodes(tx, id, hashes, now());
    // After the password that `begin` has asked for, this session has shown both.
    if (sessionId !== undefined) await markByTwoFactors(tx, sessionId);
    const action = 'secondFactor.enabled';
    await audit.record(tx, { action, actorId: id, subjectId: id, address });
    await notices.notifyOfSignInMethod(tx, account, 'secondFactorOn');
  });
  await forgive();
  return recoveryCodes;
}

/** @throws AppError invalid (under `password` or `code`), tooManyRequests */
export async function disable(
  dependencies: Dependencies,
  viewer: Viewer,
  { password, code }: { password: string; code: string },
  address: string,
): Promise<void> {
  const { database, audit, identity, notices } = dependencies;
  const account = await identity.confirm(viewer, password);
  const { id } = account;
  const forgive = await countTry(dependencies, id);
  const problem = await database.transaction(async (tx) => {
    const found = await check(dependencies, tx, id, code, address);
    if (found === 'codeRequired' || found === 'codeIncorrect') return found;
    await removeSecondFactor(tx, id);
    const action = 'secondFactor.disabled';
    await audit.record(tx, { action, actorId: id, subjectId: id, address });
    await notices.notifyOfSignInMethod(tx, account, 'secondFactorOff');
    return undefined;
  });
  if (problem) throw invalid({ code: [problem] });
  await forgive();
}
