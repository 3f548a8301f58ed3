import { formatPesos } from '#domain/money.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { createContext } from '#server/context.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { requirePortal } from '../terminal/portal.ts';
import type { Screen } from '../terminal/run-command.ts';

/**
 * npm run create-paypal-plans
 * Makes what monthly donations need at PayPal: a product and its plans. Works beside a running server, and makes nothing
 * twice.
 * @returns the exit code
 */
export async function createPaypalPlansCommand(
  env: NodeJS.ProcessEnv = process.env,
  screen: Screen = console,
): Promise<number> {
  try {
    screen.log(await createPlans(env, screen));
    return 0;
  } catch (error) {
    screen.error(error instanceof StartupError ? error.message : error);
    return 1;
  }
}

async function createPlans(env: NodeJS.ProcessEnv, screen: Screen): Promise<string> {
  const config = loadConfig(readEnv(env));
  if (!config.paypal) {
    throw new StartupError(
      'PayPal is not configured: set PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID.',
    );
  }
  await requirePortal(config, screen);
  const context = await createContext(config);
  try {
    const made = await context.monthlyPlans.ensure();
    const plans = await context.monthlyPlans.list();
    const lines = plans.map(({ id, amountCents }) => `${id}  ${formatPesos(amountCents)}`);
    return [made === 0 ? 'All plans are there already:' : `Made ${made} plans:`, ...lines].join(
      '\n',
    );
  } finally {
    await context.close();
  }
}
