import { systemClock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import { type Context, createContext, type Ports } from '#server/context.ts';
import { cheapCaptchaWork } from '#server/features/kits/captcha/captcha.service.ts';
import { createPasswordStrength } from '#server/features/people/accounts/password-strength.ts';
import { cheapPasswordCost } from '#server/features/people/accounts/passwords.ts';
import { callTimes } from './call-times.ts';

/** One for all portals of a worker: each would read its word lists anew. It outlives them. */
const { isGuessable } = createPasswordStrength({ patience: 60_000 });
const passwordStrength = { isGuessable, close: async () => {} };

/**
 * The whole portal without its HTTP, in which passwords and proofs of work cost nothing, nobody pauses before a payment
 * provider is asked again, and jobs by the clock begin with the first time that comes after its opening.
 */
export function createTestContext(config: Config, ports: Ports = {}): Promise<Context> {
  const payments = { ...config.payments, ...callTimes(config.payments.timeout) };
  return createContext(
    { ...config, payments },
    {
      passwordCost: cheapPasswordCost,
      passwordStrength,
      captchaWork: cheapCaptchaWork,
      scheduleSince: (ports.clock ?? systemClock).now(),
      ...ports,
    },
  );
}
