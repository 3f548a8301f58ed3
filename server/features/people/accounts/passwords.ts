import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { newPasswordProblem } from '#domain/accounts/password.ts';
import { invalid } from '#domain/errors.ts';
import { createPasswordStrength, type PasswordStrength } from './password-strength.ts';

/** What a guess costs: memory in KiB, passes, lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** 64 MiB and three passes on one lane; the variant is the library's default, argon2id. */
const strongCost: PasswordCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** A hash that takes no time, for tests of something else. */
export const cheapPasswordCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Whether the password is the one that was hashed. */
export type VerifyHash = (hashed: string, password: string) => Promise<boolean>;

const argon2 = () => import('@node-rs/argon2');
const verify: VerifyHash = async (hashed, password) => (await argon2()).verify(hashed, password);

/** Each takes 64 MiB and a core for a while: a crowd of sign-ins waits in a line instead of filling the memory. */
const atOnce = 2;

export type Passwords = ReturnType<typeof createPasswords>;

/** @param siteName what people who are asked for a password on this site think of first */
export function createPasswords({
  cost = strongCost,
  siteName = '',
  strength = createPasswordStrength(),
  verifyHash = verify,
}: {
  cost?: PasswordCost;
  siteName?: string;
  strength?: PasswordStrength;
  verifyHash?: VerifyHash;
} = {}) {
  const limit = pLimit(atOnce);
  const hash = async (password: string | Buffer) => (await argon2()).hash(password, cost);
  /** Nobody's; compared with where there is no password, so that it takes as long. */
  let nobodys: Promise<string> | undefined;

  return {
    /** The same characters give the same password, however the keyboard has composed them. */
    hash: (password: string): Promise<string> => limit(() => hash(password.normalize('NFC'))),

    /** Takes the same time whether there is a password or not. */
    async matches(stored: string | null | undefined, password: string): Promise<boolean> {
      // Made for the first who asks, whoever that is, for it takes a moment itself.
      nobodys ??= hash(randomBytes(32));
      const nobody = await nobodys;
      const same = await limit(() => verifyHash(stored ?? nobody, password.normalize('NFC')));
      return same && stored !== null && stored !== undefined;
    },

    requireAcceptable,

    /**
     * To be counted against a limit before, whatever comes of it.
     * @param known what a guesser would try first, such as the person's name and e-mail
     * @throws AppError invalid, under `field`
     */
    async requireStrong(
      password: string,
      known: readonly string[],
      field = 'password',
    ): Promise<void> {
      requireAcceptable(password, field);
      if (await strength.isGuessable(password, [...known, siteName])) {
        throw invalid({ [field]: ['passwordTooWeak'] });
      }
    },

    close: strength.close,
  };
}

/**
 * What its form would refuse too.
 * @throws AppError invalid, under `field`
 */
function requireAcceptable(password: string, field = 'password'): void {
  const problem = newPasswordProblem(password);
  if (problem) throw invalid({ [field]: [problem] });
}
