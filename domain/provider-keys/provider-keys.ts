import { z } from 'zod';
import { isEmail } from '../email.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** Services whose keys an administrator may enter: payments, the mail server, and who stamps invoices (PAC). */
export const keyedProviders = vocabulary({
  stripe: 'stripe',
  paypal: 'paypal',
  conekta: 'conekta',
  mail: 'correo',
  sw: 'sw',
});
export type KeyedProvider = ValueOf<typeof keyedProviders>;

/** Those that take donations. */
export const keyedPayments = ['stripe', 'paypal', 'conekta'] as const satisfies KeyedProvider[];
export type KeyedPayment = (typeof keyedPayments)[number];

export const providerModes = vocabulary({ live: 'produccion', test: 'pruebas' });

export type ProviderKeyName =
  | 'secretKey'
  | 'publishableKey'
  | 'webhookSecret'
  | 'clientId'
  | 'clientSecret'
  | 'webhookId'
  | 'privateKey'
  | 'webhookPublicKey'
  | 'host'
  | 'port'
  | 'username'
  | 'password'
  | 'sender'
  | 'mode';

/** In the order in which they are asked for. */
export const keysOf = {
  stripe: ['secretKey', 'publishableKey', 'webhookSecret'],
  paypal: ['clientId', 'clientSecret', 'webhookId'],
  conekta: ['privateKey', 'webhookPublicKey'],
  mail: ['host', 'port', 'username', 'password', 'sender'],
  sw: ['username', 'password', 'mode'],
} as const satisfies Record<KeyedProvider, readonly ProviderKeyName[]>;

/** Of the environment: where it is set there, it counts. */
export const keyVariable = {
  stripe: 'STRIPE_SECRET_KEY',
  paypal: 'PAYPAL_CLIENT_SECRET',
  conekta: 'CONEKTA_PRIVATE_KEY',
  mail: 'SMTP_URL',
  sw: 'PAC_PROVIDER',
} as const satisfies Record<KeyedProvider, string>;

/** The place of each on the page of the settings. */
export const keysAnchor = {
  stripe: 'llaves-stripe',
  paypal: 'llaves-paypal',
  conekta: 'llaves-conekta',
  mail: 'llaves-correo',
  sw: 'llaves-pac',
} as const satisfies Record<KeyedProvider, string>;

export const longestKey = 4_000;

const key = (form: RegExp) =>
  z.string({ error: 'required' }).trim().max(longestKey).regex(form, { error: 'paymentKeyForm' });

/** As a provider's page shows it, without spaces. */
const anyKey = key(/^[\w.+/=-]{8,}$/);

const modeOf = (stripeKey: string) => stripeKey.split('_')[1];

const required = (most: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(most, { error: 'tooLong' });

/** Where mail servers take mail: no other port of a machine is knocked at. */
export const mailPorts = ['587', '465', '2525', '25'] as const;

/** What the keys of a provider have to look like. */
export const providerKeyRules = {
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
  mail: z.object({
    host: required(253).regex(/^(?=.*[a-z])[a-z\d-]+(\.[a-z\d-]+)+$/i, { error: 'mailHost' }),
    port: z.enum(mailPorts, { error: 'mailPort' }),
    username: required(320),
    password: required(500),
    sender: required(254).refine(isEmail, { error: 'email' }),
  }),
  sw: z.object({
    username: required(320),
    password: required(500),
    mode: z.enum(providerModes.values, { error: 'required' }),
  }),
} as const satisfies Record<KeyedProvider, z.ZodType>;

export type ProviderKeys = { [Name in KeyedProvider]: z.output<(typeof providerKeyRules)[Name]> };

/** What tells people which keys are stored: the end of a secret one, or whose account it is; never a password. */
export const shownOfKeys: { [Name in KeyedProvider]: (keys: ProviderKeys[Name]) => string } = {
  stripe: ({ secretKey }) => endOf(secretKey),
  paypal: ({ clientSecret }) => endOf(clientSecret),
  conekta: ({ privateKey }) => endOf(privateKey),
  mail: ({ username, host }) => `${username} · ${host}`,
  sw: ({ username }) => username,
};

const endOf = (secret: string) => secret.slice(-4);
