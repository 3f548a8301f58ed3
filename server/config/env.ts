import { Cron } from 'croner';
import { z } from 'zod';
import { isClabe } from '#domain/donations/clabe.ts';
import { settings } from '#domain/settings/settings.ts';
import { parseMailbox } from '../adapters/mail/mailbox.ts';
import { StartupError } from '../process/startup-error.ts';

/** An empty value, as in `PORT=` of an .env file, means "not set". */
const text = z.string().trim().min(1).optional();
const flag = z.enum(['0', '1']).optional();
const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional();
/** A video of another host, or the path of a file of `public/`. */
const videoAddress = z
  .union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/[\w-][\w./-]*$/)], {
    error: 'must be an http(s) address or the path of a file in public/',
  })
  .optional();
/** Several, with commas between them. */
const providerNames = text
  .transform((names) => names?.split(',').map((name) => name.trim()) ?? [])
  .pipe(z.array(z.enum(['stripe', 'paypal', 'conekta'])));
const mailOrHttpAddress = z
  .union([z.email(), z.url({ protocol: /^https?$/ })], {
    error: 'must be an e-mail address or an http(s) address',
  })
  .optional();

/** Every variable the portal reads, as `.env.example` documents them (a test compares the two). */
export const envSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  DEMO: flag,
  DEMO_MAILBOX: z.enum(['local', 'public']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),

  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ACCESS_LOG: flag,
  SLOW_QUERY_MS: z.coerce.number('must be milliseconds').int().min(0).max(600_000).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress,

  HOST: text,
  PORT: z.coerce.number('must be a port').int().min(0).max(65_535).optional(),
  STOP_DELAY_SECONDS: z.coerce.number('must be 0 to 5 seconds').min(0).max(5).optional(),
  TRUST_PROXY: z.coerce.number('must be the number of proxies').int().min(0).max(10).optional(),

  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .regex(/^[^/]+\/\/[^/?#]+\/?$/, 'must be an address without a path')
    .optional(),
  SITE_NAME: text,
  SITE_TIMEZONE: text.refine((zone) => zone === undefined || isTimeZone(zone), {
    error: 'must be a time zone such as America/Mexico_City',
  }),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\d{10,15}$/, 'must be the digits of an international number')
    .optional(),
  ADOPTION_APPLICATION: mailOrHttpAddress,
  ADOPTION_FLOW: settings.adoptionFlow.rule.optional(),
  RESERVATION_DAYS: settings.reservationDays.rule.optional(),
  RELEASES_ADDRESS: settings.releasesAddress.rule.optional(),
  RECOVERY_FEE: settings.recoveryFee.rule.optional(),
  RECOVERY_FEE_PERCENT: settings.recoveryFeePercent.rule.optional(),
  RECOVERY_FEE_PUPPY_PESOS: settings.recoveryFeePuppyPesos.rule.optional(),
  RECOVERY_FEE_DOG_PESOS: settings.recoveryFeeDogPesos.rule.optional(),
  RECOVERY_FEE_KITTEN_PESOS: settings.recoveryFeeKittenPesos.rule.optional(),
  RECOVERY_FEE_CAT_PESOS: settings.recoveryFeeCatPesos.rule.optional(),
  STERILIZATION_DEPOSIT_PESOS: settings.depositPesos.rule.optional(),
  RECOVERY_FEE_SAT_PRODUCT: settings.feeInvoiceProduct.rule.optional(),
  RECOVERY_FEE_TAX: settings.feeInvoiceTax.rule.optional(),
  ADOPTION_DATA_MONTHS: z.coerce
    .number('must be a number of months')
    .int()
    .min(2)
    .max(60)
    .optional(),
  IDENTIFIED_DONOR_YEARS: z.coerce
    .number('must be a number of years')
    .int()
    .min(7)
    .max(30)
    .optional(),
  TUTORIAL_FILM_REGISTER_PET: videoAddress,
  TUTORIAL_FILM_VACCINATION_BOOKLET: videoAddress,
  TUTORIAL_FILM_BOOKLET_FROM_EMAIL: videoAddress,
  FACEBOOK_URL: httpAddress,
  INSTAGRAM_URL: httpAddress,

  DATA_DIR: text,
  DISK_RESERVE_MB: z.coerce.number('must be a number of megabytes').int().min(0).optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number('must be a number of connections')
    .int()
    .min(1)
    .max(200)
    .optional(),
  DATABASE_STATEMENT_TIMEOUT_MS: z.coerce
    .number('must be milliseconds')
    .int()
    .min(0)
    .max(600_000)
    .optional(),
  DATABASE_PREPARED_STATEMENTS: flag,
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),

  S3_ENDPOINT: httpAddress,
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,

  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/, {
      error: 'must be an age identity (AGE-SECRET-KEY-1…), as age-keygen makes them',
    })
    .optional(),
  BACKUP_SCHEDULE: text.refine((pattern) => pattern === undefined || isCronPattern(pattern), {
    error: 'must be a cron pattern such as 30 3 * * *',
  }),
  BACKUP_TO: z
    .string()
    .regex(/^(?:\/|s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/[a-z0-9][a-z0-9_-]*)+\/?$)/, {
      error: 'must be the path of a folder from / on, or s3://bucket/folder in lower case',
    })
    .optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,4}[dwmy](?:,\d{1,4}[dwmy])*$/, 'must be such as 7d,4w,12m')
    .optional(),
  BACKUP_S3_ENDPOINT: httpAddress,
  BACKUP_S3_REGION: text,
  BACKUP_S3_ACCESS_KEY_ID: text,
  BACKUP_S3_SECRET_ACCESS_KEY: text,

  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  MAIL_FROM: text.refine(
    (from) => from === undefined || /^\S+@\S+$/.test(parseMailbox(from).address),
    {
      error: 'must be an address such as Casa Animal <hola@casa-animal.mx>',
    },
  ),
  CAPTCHA_PROVIDER: z.enum(['altcha', 'none']).optional(),
  CHEAP_PROOFS: flag,
  ADMIN_SECOND_FACTOR: z.enum(['offered', 'required']).optional(),

  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: httpAddress,
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_MERCHANT_ID: text,
  PAYPAL_API_BASE: httpAddress,
  CONEKTA_PRIVATE_KEY: text,
  CONEKTA_WEBHOOK_PUBLIC_KEY: text,
  /** For cards. */
  CONEKTA_PUBLIC_KEY: z
    .string()
    .regex(/^key_\w+$/, 'must be Conekta’s public key (key_…)')
    .optional(),
  CONEKTA_API_BASE: httpAddress,
  PAYMENTS_TIMEOUT_MS: z.coerce
    .number('must be milliseconds')
    .int()
    .min(100)
    .max(60_000)
    .optional(),
  PAYMENTS_RECONCILE_SECONDS: z.coerce.number('must be seconds').int().min(1).max(3_600).optional(),
  PAYMENTS_FORMER: providerNames,
  CARD_PROVIDER: z.enum(['stripe', 'conekta'], 'must be stripe or conekta').optional(),
  SPEI_PROVIDER: z
    .enum(['conekta', 'stripe', 'own', 'none'], 'must be conekta, stripe, own or none')
    .optional(),
  OWN_ACCOUNT_CLABE: z
    .string()
    .refine(isClabe, 'must be a CLABE: 18 digits, the last of which checks the others')
    .optional(),
  OWN_ACCOUNT_BANK: z.string().max(60).optional(),
  GUEST_DONATIONS: flag,
  DONATION_LARGEST_PESOS: settings.largestDonationPesos.rule.optional(),

  CFDI_CSD_CER: text,
  CFDI_CSD_KEY: text,
  CFDI_CSD_PASSWORD: text,
  CFDI_ISSUER_RFC: text,
  CFDI_ISSUER_NAME: text,
  CFDI_ISSUER_REGIME: text,
  CFDI_ISSUER_POSTAL_CODE: text,
  CFDI_DONATARIA_NUMBER: text,
  CFDI_DONATARIA_DATE: text,
  CFDI_DONATARIA_LEGEND: text,
  CFDI_SERIE: text,
  PAC_PROVIDER: z.enum(['test', 'sw']).optional(),
  PAC_API_BASE: httpAddress,
  PAC_STATUS_BASE: httpAddress,
  PAC_USERNAME: text,
  PAC_PASSWORD: text,
  PAC_TOKEN: text,

  CONTRACT_CERTIFICATE: text,
  CONTRACT_CERTIFICATE_KEY: text,
  CONTRACT_CERTIFICATE_PASSWORD: text,

  EXPEDIENTE_API_BASE: httpAddress,
  EXPEDIENTE_API_KEY: text,
  VIRUS_SCAN_COMMAND: text,

  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as mail.casa-animal.mx')
    .optional(),
  INBOUND_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'must be an imaps:// address' })
    .optional(),
  NEWSLETTER_RETURN_PATH: flag,
  MAIL_EVENTS_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  INBOUND_MAIL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
});

export type Env = z.infer<typeof envSchema>;
export type EnvName = keyof Env;

/**
 * The variables, checked one by one; the only place that looks at `process.env`.
 * @throws StartupError that names each variable that is wrong, never its value (it may be a secret)
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const set = Object.entries(source).filter(([, value]) => value?.trim());
  const result = envSchema.safeParse(Object.fromEntries(set));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new StartupError(problems.join('\n'));
}

function isCronPattern(pattern: string): boolean {
  try {
    return new Cron(pattern, { paused: true }).nextRun() !== null;
  } catch {
    return false;
  }
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
