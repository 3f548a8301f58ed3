import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import { type Context, createContext } from '#server/context.ts';
import type { PasswordCost } from '#server/features/accounts/passwords.ts';

/** A hash that takes no time, for what is tested is seldom the hash. */
const cheapHash: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const cheapProof = { cost: 2, fewestTries: 2, mostTries: 5 };

/** The whole portal without its HTTP, in which passwords and proofs of work cost nothing. */
export function createTestContext(
  config: Config,
  { clock, passwordCost = cheapHash }: { clock?: Clock; passwordCost?: PasswordCost } = {},
): Promise<Context> {
  return createContext(config, { clock, passwordCost, captchaWork: cheapProof });
}
