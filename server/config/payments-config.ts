import { StartupError } from '../process/startup-error.ts';
import type { Env } from './env.ts';
import { together } from './together.ts';

export function stripeConfig(env: Env) {
  const keys = together(
    env,
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_API_BASE'],
  );
  return (
    keys && {
      secretKey: keys.STRIPE_SECRET_KEY,
      publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
      apiBase: env.STRIPE_API_BASE,
    }
  );
}

export function paypalConfig(env: Env) {
  const keys = together(
    env,
    ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
    ['PAYPAL_API_BASE', 'PAYPAL_MERCHANT_ID'],
  );
  return (
    keys && {
      clientId: keys.PAYPAL_CLIENT_ID,
      clientSecret: keys.PAYPAL_CLIENT_SECRET,
      webhookId: keys.PAYPAL_WEBHOOK_ID,
      /** Whom orders must be for, where it is set. */
      merchantId: env.PAYPAL_MERCHANT_ID,
      apiBase: env.PAYPAL_API_BASE,
    }
  );
}

export function conektaConfig(env: Env) {
  const keys = together(
    env,
    ['CONEKTA_PRIVATE_KEY', 'CONEKTA_WEBHOOK_PUBLIC_KEY'],
    ['CONEKTA_API_BASE', 'CONEKTA_PUBLIC_KEY'],
  );
  return (
    keys && {
      privateKey: keys.CONEKTA_PRIVATE_KEY,
      /** PEM; line ends may be written as \n. */
      webhookPublicKey: keys.CONEKTA_WEBHOOK_PUBLIC_KEY.replaceAll('\\n', '\n'),
      apiBase: env.CONEKTA_API_BASE,
      publicKey: env.CONEKTA_PUBLIC_KEY,
    }
  );
}

function ownAccountConfig(env: Env) {
  const account = together(env, ['OWN_ACCOUNT_CLABE', 'OWN_ACCOUNT_BANK']);
  return account && { clabe: account.OWN_ACCOUNT_CLABE, bank: account.OWN_ACCOUNT_BANK };
}

export function paymentsConfig(env: Env) {
  for (const name of env.PAYMENTS_FORMER) {
    const isConfigured = { stripe: stripeConfig, paypal: paypalConfig, conekta: conektaConfig }[
      name
    ](env);
    if (!isConfigured) throw new StartupError(`PAYMENTS_FORMER: ${name} also needs its keys.`);
  }
  const ownAccount = ownAccountConfig(env);
  if (env.SPEI_PROVIDER === 'own' && !ownAccount) {
    throw new StartupError('SPEI_PROVIDER: own also needs OWN_ACCOUNT_CLABE and OWN_ACCOUNT_BANK.');
  }
  if (env.CARD_PROVIDER === 'conekta' && !conektaConfig(env)?.publicKey) {
    throw new StartupError('CARD_PROVIDER: conekta also needs CONEKTA_PUBLIC_KEY.');
  }
  const timeout = env.PAYMENTS_TIMEOUT_MS ?? 10_000;
  return {
    /** Providers that take no new donations, and are still asked about those that they took. */
    former: env.PAYMENTS_FORMER,
    /** Who takes new transfers; undefined: whoever is configured. */
    spei: env.SPEI_PROVIDER,
    /** Who takes new cards; undefined: whoever is configured, Stripe first. */
    card: env.CARD_PROVIDER,
    /** The organisation's account, to which donors transfer with a concept of each gift's own. */
    ownAccount,
    /** Visitors give too, with a name and an address, instead of signing in first. */
    takesGuests: env.GUEST_DONATIONS === '1',
    /** Milliseconds after which one call to a provider is abandoned. */
    timeout,
    /** Milliseconds before a call that was not answered is made again. */
    retryPause: timeout / 40,
    /** Seconds between the rounds in which providers are asked about what is not settled. */
    reconcileSeconds: env.PAYMENTS_RECONCILE_SECONDS ?? 60,
    /** Methods without a provider have the built-in one, which moves no money. */
    builtIn: env.NODE_ENV !== 'production' || env.DEMO === '1',
  };
}
