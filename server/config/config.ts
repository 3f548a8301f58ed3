import path from 'node:path';
import { type RetentionSettings, usualRetention } from '#domain/retention/term.ts';
import { requireNode } from '../process/node-version.ts';
import { StartupError } from '../process/startup-error.ts';
import { databaseConfig } from './database-config.ts';
import { type Env, readEnv } from './env.ts';
import { backupsConfig, filesConfig } from './files-config.ts';
import {
  contractCertificateConfig,
  invoiceIssuerConfig,
  invoiceStampingConfig,
} from './invoices-config.ts';
import { inboundMailConfig, mailConfig, returnedMailConfig } from './mail-config.ts';
import { conektaConfig, paymentsConfig, paypalConfig, stripeConfig } from './payments-config.ts';
import { settingsConfig, usualTimezone } from './settings-config.ts';
import { together } from './together.ts';

export type Config = ReturnType<typeof loadConfig>;
export type DatabaseConfig = Config['database'];
export type FilesConfig = Config['files'];
export type BackupTargetConfig = NonNullable<Config['backups']['schedule']>['to'];
export type LogConfig = Config['log'];

/**
 * The whole configuration as one typed tree. A provider whose group is `undefined` is not configured.
 * @throws StartupError that names the variable that is wrong or that is missing beside its companions, or an older Node
 */
export function loadConfig(env: Env = readEnv()) {
  requireNode();
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
    timezone: env.SITE_TIMEZONE ?? usualTimezone,
    whatsappNumber: env.WHATSAPP_NUMBER,
    adoptionApplication: env.ADOPTION_APPLICATION,
    /** What the organisation may choose on a screen where the environment does not. */
    settings: settingsConfig(env),
    /** For how long data is kept where each organisation decides it. */
    retention: {
      adoptionMonths: env.ADOPTION_DATA_MONTHS ?? usualRetention.adoptionMonths,
      identifiedDonorYears: env.IDENTIFIED_DONOR_YEARS ?? usualRetention.identifiedDonorYears,
    } satisfies RetentionSettings,
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
    returnedMail: returnedMailConfig(env),
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

function recordsConfig(env: Env) {
  const keys = together(env, ['EXPEDIENTE_API_BASE', 'EXPEDIENTE_API_KEY']);
  return keys && { apiBase: keys.EXPEDIENTE_API_BASE, apiKey: keys.EXPEDIENTE_API_KEY };
}
