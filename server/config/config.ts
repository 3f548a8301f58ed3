import { isIP } from 'node:net';
import path from 'node:path';
import { usualDonationLegend, usualInvoiceSeries } from '#domain/invoices/issuer.ts';
import { usualAdoptionMonths } from '#domain/retention.ts';
import { StartupError } from '../startup-error.ts';
import { type Env, type EnvName, readEnv } from './env.ts';

export type Config = ReturnType<typeof loadConfig>;
export type DatabaseConfig = Config['database'];
interface SqliteConfig {
  kind: 'sqlite';
  file: string;
}

export interface PostgresConfig {
  kind: 'postgres';
  url: string;
  /** Of a replica, which is read for what everybody may see. */
  readUrl?: string | undefined;
  /** Connections that this process keeps at the most; 10 unless set. */
  poolSize?: number | undefined;
  /** Milliseconds that a statement may take, 10,000 unless set; 0 leaves it to the server's own setting. */
  statementTimeout?: number | undefined;
  /** Whether the reads that are asked most are prepared; they are unless it says no. */
  preparedStatements?: boolean | undefined;
}

export type FilesConfig = Config['files'];
export type BackupTargetConfig = NonNullable<Config['backups']['schedule']>['to'];
export type LogConfig = Config['log'];

/**
 * The whole configuration as one typed tree. A provider whose group is `undefined` is not configured.
 * @throws StartupError that names the variable that is wrong or that is missing beside its companions
 */
export function loadConfig(env: Env = readEnv()) {
  const port = env.PORT ?? 3000;
  const dataDir = path.resolve(env.DATA_DIR ?? 'data');
  const siteUrl = env.SITE_URL ? new URL(env.SITE_URL).origin : `http://localhost:${port}`;
  const siteName = env.SITE_NAME ?? 'Casa Animal';
  // Only this machine, unless somebody asks for more: a portal without TLS is not for the network.
  const host = env.HOST ?? '127.0.0.1';
  return {
    environment: env.NODE_ENV ?? 'development',
    /** Offers the built-in payments although NODE_ENV is production. */
    demo: env.DEMO === '1',
    /** Who is shown every mail of a demonstration, with its links: callers from this machine, or everybody. */
    demoMailbox: demoMailbox(env, isThisMachine(siteUrl, host)),
    host,
    port,
    /** How many proxies stand in front; 0 trusts no forwarded header. */
    trustProxy: env.TRUST_PROXY ?? 0,
    /** Milliseconds in which a server that stops still takes requests, and tells connections and proxies to go. */
    stopDelay: (env.STOP_DELAY_SECONDS ?? 1) * 1_000,
    log: { level: env.LOG_LEVEL ?? 'info' },
    observability: {
      /** Whoever brings it reads /metrics; without one there are none. */
      metricsToken: env.METRICS_TOKEN,
      accessLog: env.ACCESS_LOG === '1',
      /** Milliseconds from which on a statement is logged; 0: none is. */
      slowStatement: env.SLOW_QUERY_MS ?? 1_000,
      /** Of an OTLP/HTTP collector; without one nothing is traced. */
      traceEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    },

    /** Without a slash at its end. */
    siteUrl,
    siteName,
    timezone: env.SITE_TIMEZONE ?? 'America/Mexico_City',
    whatsappNumber: env.WHATSAPP_NUMBER,
    adoptionApplication: env.ADOPTION_APPLICATION,
    /** How families apply: here, or by the chat or the organisation's own form. */
    adoptionFlow: env.ADOPTION_FLOW ?? (env.ADOPTION_APPLICATION ? 'chat' : 'applications'),
    /** For which adoption profiles are kept after their last application. */
    adoptionDataMonths: env.ADOPTION_DATA_MONTHS ?? usualAdoptionMonths,
    /** Addresses of videos; a tutorial without one shows its drawn steps alone. */
    tutorialVideos: {
      registerPet: env.TUTORIAL_FILM_REGISTER_PET,
      vaccinationBooklet: env.TUTORIAL_FILM_VACCINATION_BOOKLET,
      bookletFromEmail: env.TUTORIAL_FILM_BOOKLET_FROM_EMAIL,
    },
    facebookUrl: env.FACEBOOK_URL,
    instagramUrl: env.INSTAGRAM_URL,

    dataDir,
    /** Bytes of the disk of `dataDir` that uploads leave free; undefined for the usual share. */
    diskReserve: env.DISK_RESERVE_MB === undefined ? undefined : env.DISK_RESERVE_MB * 1024 * 1024,
    /** Generated into the data folder when nobody set it (see data-dir.ts). */
    secretKey: env.SECRET_KEY,
    database: databaseConfig(env, dataDir),
    files: filesConfig(env, dataDir),
    backups: backupsConfig(env),
    mail: mailConfig(env, dataDir, siteName, siteUrl),
    captcha: env.CAPTCHA_PROVIDER ?? 'altcha',
    /** Passwords and captchas cost next to nothing, for tests. */
    cheapProofs: cheapProofs(env, isThisMachine(siteUrl, host)),
    /** Whether administrators need more than their password. */
    adminSecondFactor: env.ADMIN_SECOND_FACTOR ?? 'offered',

    stripe: stripeConfig(env),
    paypal: paypalConfig(env),
    conekta: conektaConfig(env),
    payments: paymentsConfig(env),
    invoiceIssuer: invoiceIssuerConfig(env),
    invoiceStamping: invoiceStampingConfig(env),
    contractCertificate: contractCertificateConfig(env),
    records: recordsConfig(env),
    inboundMail: inboundMailConfig(env),
    /** A program and its options; it gets the path of a file that somebody sent. */
    virusScanCommand: commandOf(env.VIRUS_SCAN_COMMAND),
  };
}

function commandOf(text: string | undefined): [string, ...string[]] | undefined {
  const [program, ...options] = text?.split(/\s+/) ?? [];
  return program === undefined ? undefined : [program, ...options];
}

/** Both the address that people type and the one that is listened on lead no further than this machine. */
const isThisMachine = (siteUrl: string, host: string) =>
  [new URL(siteUrl).hostname, host].every((name) =>
    /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(name),
  );

function demoMailbox(env: Env, onThisMachine: boolean): 'public' | 'local' | undefined {
  if (env.DEMO !== '1') return undefined;
  if (env.DEMO_MAILBOX === 'public') return 'public';
  return onThisMachine ? 'local' : undefined;
}

function cheapProofs(env: Env, onThisMachine: boolean): boolean {
  const wanted = env.CHEAP_PROOFS === '1';
  const forShow = env.DEMO === '1' && onThisMachine;
  if (wanted && env.NODE_ENV === 'production' && !forShow) {
    throw new StartupError(
      'CHEAP_PROOFS: is for tests; in production only a demonstration (DEMO=1) on this machine may have it.',
    );
  }
  return wanted;
}

function databaseConfig(env: Env, dataDir: string): SqliteConfig | PostgresConfig {
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    throw new StartupError(
      'DATABASE_READ_URL: is for a replica of DATABASE_URL, which is not set.',
    );
  }
  return env.DATABASE_URL
    ? {
        kind: 'postgres',
        url: env.DATABASE_URL,
        readUrl: env.DATABASE_READ_URL,
        poolSize: env.DATABASE_POOL_SIZE,
        statementTimeout: env.DATABASE_STATEMENT_TIMEOUT_MS,
        preparedStatements: env.DATABASE_PREPARED_STATEMENTS !== '0',
      }
    : { kind: 'sqlite', file: path.join(dataDir, 'casa-animal.sqlite') };
}

function filesConfig(env: Env, dataDir: string) {
  const keys = together(
    env,
    ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ['S3_ENDPOINT', 'S3_REGION'],
  );
  if (!keys) return { kind: 'folder' as const, folder: path.join(dataDir, 'files') };
  return {
    kind: 's3' as const,
    bucket: keys.S3_BUCKET,
    accessKeyId: keys.S3_ACCESS_KEY_ID,
    secretAccessKey: keys.S3_SECRET_ACCESS_KEY,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? 'us-east-1',
  };
}

/** `key` may stand alone, for the scripts. */
function backupsConfig(env: Env) {
  const schedule = together(
    env,
    ['BACKUP_SCHEDULE', 'BACKUP_TO'],
    ['BACKUP_KEEP', 'BACKUP_S3_ENDPOINT', 'BACKUP_S3_REGION', ...backupS3Keys],
  );
  if (!schedule) return { key: env.BACKUP_KEY, schedule: undefined };
  if (!env.BACKUP_KEY) throw new StartupError('BACKUP_SCHEDULE: also needs BACKUP_KEY.');
  return {
    key: env.BACKUP_KEY,
    schedule: {
      pattern: schedule.BACKUP_SCHEDULE,
      to: backupTarget(env, schedule.BACKUP_TO),
      keep: env.BACKUP_KEEP ?? '7d,4w,12m',
    },
  };
}

const backupS3Keys = ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'] as const;

function backupTarget(env: Env, to: string) {
  const own = together(env, backupS3Keys, ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_REGION']);
  if (!to.startsWith('s3://')) return { kind: 'folder' as const, folder: to };
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/(.+?)\/*$/.exec(to) ?? [];
  const accessKeyId = own?.BACKUP_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID;
  const secretAccessKey = own?.BACKUP_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey) {
    throw new StartupError(`BACKUP_TO: also needs ${backupS3Keys.join(' and ')}.`);
  }
  return {
    kind: 's3' as const,
    bucket,
    prefix,
    accessKeyId,
    secretAccessKey,
    endpoint: own ? env.BACKUP_S3_ENDPOINT : env.S3_ENDPOINT,
    region: (own ? env.BACKUP_S3_REGION : env.S3_REGION) ?? 'us-east-1',
  };
}

function mailConfig(env: Env, dataDir: string, siteName: string, siteUrl: string) {
  const from = env.MAIL_FROM ?? `${siteName} <hola@${mailDomain(new URL(siteUrl).hostname)}>`;
  /** Whether somebody reads what is sent to `from`: nobody may at an address that was only guessed. */
  const fromIsOwn = env.MAIL_FROM !== undefined;
  return env.SMTP_URL
    ? { kind: 'smtp' as const, url: env.SMTP_URL, from, fromIsOwn }
    : { kind: 'folder' as const, folder: path.join(dataDir, 'outbox'), from, fromIsOwn };
}

/** An address that is a number stands in brackets (RFC 5321 §4.1.3). */
function mailDomain(hostname: string): string {
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1)}`;
  return isIP(hostname) ? `[${hostname}]` : hostname;
}

function stripeConfig(env: Env) {
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

function paypalConfig(env: Env) {
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

function conektaConfig(env: Env) {
  const keys = together(
    env,
    ['CONEKTA_PRIVATE_KEY', 'CONEKTA_WEBHOOK_PUBLIC_KEY'],
    ['CONEKTA_API_BASE'],
  );
  return (
    keys && {
      privateKey: keys.CONEKTA_PRIVATE_KEY,
      /** PEM; line ends may be written as \n. */
      webhookPublicKey: keys.CONEKTA_WEBHOOK_PUBLIC_KEY.replaceAll('\\n', '\n'),
      apiBase: env.CONEKTA_API_BASE,
    }
  );
}

function paymentsConfig(env: Env) {
  for (const name of env.PAYMENTS_FORMER) {
    const isConfigured = { stripe: stripeConfig, paypal: paypalConfig, conekta: conektaConfig }[
      name
    ](env);
    if (!isConfigured) throw new StartupError(`PAYMENTS_FORMER: ${name} also needs its keys.`);
  }
  const timeout = env.PAYMENTS_TIMEOUT_MS ?? 10_000;
  return {
    /** Providers that take no new donations, and are still asked about those that they took. */
    former: env.PAYMENTS_FORMER,
    /** Milliseconds after which one call to a provider is abandoned. */
    timeout,
    /** Milliseconds before a call that was not answered is made again. */
    retryPause: timeout / 40,
    /** Seconds between the rounds in which providers are asked about what is not settled. */
    reconcileSeconds: env.PAYMENTS_RECONCILE_SECONDS ?? 60,
    /** Centavos of the largest donation that is taken at once. */
    largestCents: (env.DONATION_LARGEST_PESOS ?? 1_000_000) * 100,
    /** Methods without a provider have the built-in one, which moves no money. */
    builtIn: env.NODE_ENV !== 'production' || env.DEMO === '1',
  };
}

function invoiceIssuerConfig(env: Env) {
  const keys = together(
    env,
    [
      'CFDI_CSD_CER',
      'CFDI_CSD_KEY',
      'CFDI_CSD_PASSWORD',
      'CFDI_ISSUER_RFC',
      'CFDI_ISSUER_NAME',
      'CFDI_ISSUER_REGIME',
      'CFDI_ISSUER_POSTAL_CODE',
      'CFDI_DONATARIA_NUMBER',
      'CFDI_DONATARIA_DATE',
    ],
    ['CFDI_DONATARIA_LEGEND', 'CFDI_SERIE'],
  );
  return (
    keys && {
      certificateFile: keys.CFDI_CSD_CER,
      keyFile: keys.CFDI_CSD_KEY,
      keyPassword: keys.CFDI_CSD_PASSWORD,
      rfc: keys.CFDI_ISSUER_RFC,
      legalName: keys.CFDI_ISSUER_NAME,
      taxRegime: keys.CFDI_ISSUER_REGIME,
      postalCode: keys.CFDI_ISSUER_POSTAL_CODE,
      authorizationNumber: keys.CFDI_DONATARIA_NUMBER,
      authorizationDate: keys.CFDI_DONATARIA_DATE,
      legend: env.CFDI_DONATARIA_LEGEND ?? usualDonationLegend,
      series: env.CFDI_SERIE ?? usualInvoiceSeries,
    }
  );
}

/** Who stamps invoices: the built-in provider, unless in production nobody asked for a demonstration. */
function invoiceStampingConfig(env: Env) {
  const builtIn = env.DEMO === '1' || env.NODE_ENV !== 'production';
  const extras = [
    'PAC_API_BASE',
    'PAC_STATUS_BASE',
    'PAC_TOKEN',
    'PAC_USERNAME',
    'PAC_PASSWORD',
  ] as const;
  if (env.PAC_PROVIDER === 'sw') return { provider: 'sw' as const, ...swConfig(env) };
  together(env, ['PAC_PROVIDER'], extras);
  return env.PAC_PROVIDER === 'test' || builtIn ? { provider: 'test' as const } : undefined;
}

function swConfig(env: Env) {
  const signIn = env.PAC_TOKEN
    ? { token: env.PAC_TOKEN }
    : together(env, ['PAC_USERNAME', 'PAC_PASSWORD']);
  if (!signIn) {
    throw new StartupError('PAC_PROVIDER: also needs PAC_TOKEN, or PAC_USERNAME and PAC_PASSWORD.');
  }
  return {
    signIn:
      'token' in signIn ? signIn : { username: signIn.PAC_USERNAME, password: signIn.PAC_PASSWORD },
    apiBase: env.PAC_API_BASE,
    statusBase: env.PAC_STATUS_BASE,
  };
}

function contractCertificateConfig(env: Env) {
  const keys = together(env, ['CONTRACT_CERTIFICATE', 'CONTRACT_CERTIFICATE_PASSWORD']);
  return keys && { file: keys.CONTRACT_CERTIFICATE, password: keys.CONTRACT_CERTIFICATE_PASSWORD };
}

function recordsConfig(env: Env) {
  const keys = together(env, ['EXPEDIENTE_API_BASE', 'EXPEDIENTE_API_KEY']);
  return keys && { apiBase: keys.EXPEDIENTE_API_BASE, apiKey: keys.EXPEDIENTE_API_KEY };
}

/** How mail comes to the portal, for its folders and messages: handed on, fetched, or both. */
function inboundMailConfig(env: Env) {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret, INBOUND_IMAP_URL: imap } = env;
  if (!domain) {
    together(env, ['INBOUND_MAIL_DOMAIN'], ['INBOUND_MAIL_SECRET', 'INBOUND_IMAP_URL']);
    return undefined;
  }
  if (!secret && !imap) {
    throw new StartupError(
      'INBOUND_MAIL_DOMAIN: also needs INBOUND_MAIL_SECRET or INBOUND_IMAP_URL.',
    );
  }
  return { domain, secret, mailbox: imap ? mailboxConfig(new URL(imap)) : undefined };
}

function mailboxConfig({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'imaps:';
  if (!secure && !['localhost', '127.0.0.1'].includes(hostname)) {
    throw new StartupError('INBOUND_IMAP_URL: must be imaps://, except on this machine.');
  }
  if (!username || !password)
    throw new StartupError('INBOUND_IMAP_URL: needs a user and a password.');
  return {
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
}

/** All of `names`, or undefined when none of them (nor of `extras`, which mean nothing alone) is set. */
function together<Name extends EnvName>(
  env: Env,
  names: readonly Name[],
  extras: readonly EnvName[] = [],
): Record<Name, string> | undefined {
  const isSet = (name: EnvName) => env[name] !== undefined;
  const missing = names.filter((name) => !isSet(name));
  if (missing.length === 0) return env as Record<Name, string>;
  const present = [...names, ...extras].filter(isSet);
  if (present.length === 0) return undefined;
  throw new StartupError(
    `${present.join(', ')}: also needs ${missing.join(', ')}, or set none of them.`,
  );
}
