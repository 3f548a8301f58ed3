import { invalid } from '#domain/errors.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { hashOf, type SecondFactorCodes, takeAppCode } from './second-factor-codes.ts';
import { findSecondFactor, spendRecoveryCode } from './two-factor.repository.ts';

/** What the use cases here depend on. */
export interface SecondFactorCheck extends SecondFactorCodes {
  database: Database;
  limits: RateLimits;
  audit: AuditService;
}

/** @returns whether the second factor has been shown, else what is wrong; 'none' where the person has none */
export async function check(
  dependencies: SecondFactorCheck,
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
    (await takeAppCode(dependencies, tx, userId, factor, given)) ||
    (await takeRecoveryCode(dependencies, tx, userId, given, address));
  return taken ? 'shown' : 'codeIncorrect';
}

/**
 * Before a code is looked at. A right password takes nothing of this back.
 * @param who the account, or the account and an address that is known to be its owner's
 * @returns what takes the try back, once the code was right
 * @throws AppError tooManyRequests
 */
export async function countTry(
  { limits }: SecondFactorCheck,
  who: string,
): Promise<() => Promise<void>> {
  await limits.consume('secondFactorCode', who);
  return () => limits.forgive({ secondFactorCode: who });
}

export async function isOn({ database }: SecondFactorCheck, userId: string): Promise<boolean> {
  return (await findSecondFactor(database.query, userId))?.confirmed ?? false;
}

/**
 * Where the account has a second factor, it must be shown once more.
 * @throws AppError invalid (under `code`), tooManyRequests
 */
export async function askAgain(
  dependencies: SecondFactorCheck,
  userId: string,
  code: string | undefined,
  address: string,
): Promise<void> {
  const { database } = dependencies;
  const forgive = code && (await countTry(dependencies, userId));
  const found = await database.transaction((tx) => check(dependencies, tx, userId, code, address));
  if (found === 'codeRequired' || found === 'codeIncorrect') throw invalid({ code: [found] });
  if (forgive) await forgive();
}

async function takeRecoveryCode(
  dependencies: SecondFactorCheck,
  tx: Tx,
  userId: string,
  code: string,
  address: string,
) {
  const { audit } = dependencies;
  if (!(await spendRecoveryCode(tx, userId, hashOf(dependencies, userId, code)))) return false;
  const action = 'secondFactor.recoveryCodeUsed';
  await audit.record(tx, { action, actorId: userId, subjectId: userId, address });
  return true;
}
