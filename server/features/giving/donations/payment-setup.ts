import type { Config } from '#server/config/config.ts';
import type { SetupCheck } from '#server/features/organisation/setup/setup-check.ts';

/** Of which providers the keys are there. */
export const paymentSetup = ({
  config,
}: {
  config: Pick<Config, 'stripe' | 'paypal' | 'conekta'>;
}): SetupCheck[] =>
  (['stripe', 'paypal', 'conekta'] as const).map((provider) => ({
    item: provider,
    isDone: async () => config[provider] !== undefined,
  }));
