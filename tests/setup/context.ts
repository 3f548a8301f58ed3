import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import { type Context, createContext } from '#server/context.ts';
import { cheapPasswordCost, type PasswordCost } from '#server/features/accounts/passwords.ts';
import { cheapCaptchaWork } from '#server/features/captcha/captcha.service.ts';

/** The whole portal without its HTTP, in which passwords and proofs of work cost nothing. */
export function createTestContext(
  config: Config,
  { clock, passwordCost = cheapPasswordCost }: { clock?: Clock; passwordCost?: PasswordCost } = {},
): Promise<Context> {
  return createContext(config, { clock, passwordCost, captchaWork: cheapCaptchaWork });
}
