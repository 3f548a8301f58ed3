import { verifySync } from 'otplib';
import type { Clock } from '#domain/clock.ts';
import type { Tx } from '#server/db/database.ts';
import { unseal } from '#server/keys/sealed-secret.ts';
import type { createSigner } from '#server/keys/signatures.ts';
import { normalizeRecoveryCode } from './recovery-codes.ts';
import { type SecondFactor, takeStep } from './two-factor.repository.ts';

/** What the use cases here depend on. */
export interface SecondFactorCodes {
  clock: Clock;
  codes: ReturnType<typeof createSigner>;
  key: Buffer;
}

/** Seconds that a code lives, and that a telephone's clock may be off. */
export const period = 30;

export function hashOf({ codes }: SecondFactorCodes, userId: string, code: string) {
  return codes.sign(`${userId} ${normalizeRecoveryCode(code)}`);
}

/** Takes a code of the app, each once. */
export async function takeAppCode(
  { key, clock }: SecondFactorCodes,
  tx: Tx,
  userId: string,
  factor: SecondFactor,
  code: string,
) {
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
