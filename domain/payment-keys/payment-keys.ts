import { z } from 'zod';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** Those whose keys an administrator may enter. */
export const keyedProviders = vocabulary({
  stripe: 'stripe',
  paypal: 'paypal',
  conekta: 'conekta',
});
export type KeyedProvider = ValueOf<typeof keyedProviders>;

export type PaymentKeyName =
  | 'secretKey'
  | 'publishableKey'
  | 'webhookSecret'
  | 'clientId'
  | 'clientSecret'
  | 'webhookId'
  | 'privateKey'
  | 'webhookPublicKey';

/** In the order in which they are asked for. */
export const keysOf = {
  stripe: ['secretKey', 'publishableKey', 'webhookSecret'],
  paypal: ['clientId', 'clientSecret', 'webhookId'],
  conekta: ['privateKey', 'webhookPublicKey'],
} as const satisfies Record<KeyedProvider, readonly PaymentKeyName[]>;

/** The one by whose end people tell which it is. */
export const shownKey = {
  stripe: 'secretKey',
  paypal: 'clientSecret',
  conekta: 'privateKey',
} as const satisfies Record<KeyedProvider, PaymentKeyName>;

/** Of the environment: where it is set there, it counts. */
export const keyVariable = {
  stripe: 'STRIPE_SECRET_KEY',
  paypal: 'PAYPAL_CLIENT_SECRET',
  conekta: 'CONEKTA_PRIVATE_KEY',
} as const satisfies Record<KeyedProvider, string>;

export const longestKey = 4_000;

const key = (form: RegExp) =>
  z.string({ error: 'required' }).trim().max(longestKey).regex(form, { error: 'paymentKeyForm' });

/** As a provider's page shows it, without spaces. */
const anyKey = key(/^[\w.+/=-]{8,}$/);

const modeOf = (stripeKey: string) => stripeKey.split('_')[1];

/** What the keys of a provider have to look like. */
export const paymentKeys = {
  stripe: z
    .object({
      secretKey: key(/^(sk|rk)_(test|live)_\w+$/),
      publishableKey: key(/^pk_(test|live)_\w+$/),
      webhookSecret: key(/^whsec_[\w+/=-]+$/),
    })
    .refine((keys) => modeOf(keys.secretKey) === modeOf(keys.publishableKey), {
      error: 'paymentKeyMode',
      path: ['publishableKey'],
    }),
  paypal: z.object({ clientId: anyKey, clientSecret: anyKey, webhookId: anyKey }),
  conekta: z.object({
    privateKey: anyKey,
    /** PEM. */
    webhookPublicKey: key(/^-----BEGIN PUBLIC KEY-----[\w\s+/=]+-----END PUBLIC KEY-----$/),
  }),
} as const satisfies Record<KeyedProvider, z.ZodType>;

export type PaymentKeys = { [Name in KeyedProvider]: z.output<(typeof paymentKeys)[Name]> };
