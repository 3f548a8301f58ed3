import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Provider } from '#domain/operations/status.ts';
import { keyedProviders } from '#domain/provider-keys/provider-keys.ts';
import type { Config } from '#server/config/config.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { KeyVault } from '#server/features/kits/provider-keys/key-vault.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { ProviderHealth } from '#server/observability/provider-health.ts';
import { rejectedPdfs } from '#server/pdf/in-turn.ts';
import { portalVersion } from '#server/process/package-folder.ts';
import { isNewer, type NewestVersion } from './newest-version.ts';
import type { ServerProcesses } from './server-processes.ts';
import { checkSiteCertificate } from './site-certificate.ts';
import type { Finding, StatusCheck } from './status-check.ts';

const minute = 60_000;
/** Milliseconds that a due job may wait before somebody should know. */
const late = 10 * minute;
/** Milliseconds of failures without a success after which a provider is away. */
const away = 60 * minute;
const gigabyte = 1024 ** 3;

export interface CheckDependencies {
  config: Config;
  clock: Clock;
  database: Database;
  dataVersions: DataVersions;
  jobs: Jobs;
  providerHealth: ProviderHealth;
  processes: ServerProcesses;
  newestVersion: NewestVersion;
  keyVault: Pick<KeyVault, 'refresh' | 'keys'>;
  mail: Pick<MailService, 'leaves'>;
}

/** What the portal can tell of itself; features bring the rest. */
export function portalChecks(dependencies: CheckDependencies): StatusCheck[] {
  return [
    { subject: 'database', check: () => checkDatabase(dependencies) },
    { subject: 'jobs', check: () => checkJobs(dependencies) },
    { subject: 'disk', check: () => checkDisk(dependencies) },
    { subject: 'pdfs', check: checkPdfs },
    { subject: 'version', check: () => checkVersions(dependencies) },
    ...siteChecks(dependencies),
    ...shownProviders(dependencies.config).map(([provider, isSet]) => ({
      subject: provider,
      async check() {
        await dependencies.keyVault.refresh();
        const isThere = isSet || hasKeys(provider, dependencies);
        return isThere ? checkProvider(provider, dependencies) : unset();
      },
    })),
  ];
}

/** Of a demonstration or a trial nobody else sees the address. */
const siteChecks = ({
  config: { environment, siteUrl },
  clock,
}: CheckDependencies): StatusCheck[] =>
  environment === 'production' && siteUrl.startsWith('https:')
    ? [{ subject: 'siteCertificate', check: () => checkSiteCertificate(siteUrl, clock) }]
    : [];

async function checkDatabase({ database }: CheckDependencies): Promise<Finding> {
  const begun = performance.now();
  try {
    await sql`select 1`.execute(database.query);
  } catch {
    return { level: 'failing', reason: 'away' };
  }
  const ms = Math.max(1, Math.round(performance.now() - begun));
  return { level: 'good', reason: 'answers', values: { ms } };
}

async function checkJobs({ jobs, clock }: CheckDependencies): Promise<Finding> {
  const { counts, oldestDue } = await jobs.figures();
  const sum = (...states: string[]) =>
    counts
      .filter(({ state }) => states.includes(state))
      .reduce((total, { count }) => total + count, 0);
  const waited = oldestDue ? clock.now().getTime() - Date.parse(oldestDue) : 0;
  if (waited > late) {
    const minutes = Math.round(waited / minute);
    return { level: 'failing', reason: 'jobsLate', values: { minutes } };
  }
  const failed = sum('failed');
  return failed > 0
    ? { level: 'attention', reason: 'jobsFailed', values: { count: failed }, warns: true }
    : { level: 'good', reason: 'jobsDone', values: { waiting: sum('waiting', 'due') } };
}

/** Of the process whose disk is fullest: below a tenth and 5 GB it is low, below 2 % or 500 MB it runs out. */
async function checkDisk({ processes }: CheckDependencies): Promise<Finding> {
  const running = await processes.running().catch(async () => [await processes.own()]);
  const [fullest] = running
    .flatMap(({ host, diskFree, diskSize }) =>
      diskFree === null || !diskSize ? [] : [{ host, free: diskFree, share: diskFree / diskSize }],
    )
    .toSorted((a, b) => a.share - b.share);
  if (!fullest) return { level: 'good', reason: 'diskUnknown' };
  const { host, free, share } = fullest;
  const values = {
    host,
    gigabytes: Math.round((free / gigabyte) * 10) / 10,
    percent: Math.round(share * 100),
  };
  if (share < 0.02 || free < gigabyte / 2)
    return { level: 'failing', reason: 'diskLow', values, warns: true };
  if (share < 0.1 && free < 5 * gigabyte)
    return { level: 'attention', reason: 'diskLow', values, warns: true };
  return { level: 'good', reason: 'diskGood', values };
}

/** Of the process that is asked. */
async function checkPdfs(): Promise<Finding> {
  const count = rejectedPdfs(60 * minute);
  return count > 0
    ? { level: 'attention', reason: 'pdfsRejected', values: { count } }
    : { level: 'good', reason: 'pdfsDrawn' };
}

async function checkVersions({ processes, newestVersion }: CheckDependencies): Promise<Finding> {
  const running = await processes.running();
  const versions = [...new Set(running.map(({ version }) => version))].toSorted();
  if (versions.length > 1) {
    return {
      level: 'attention',
      reason: 'versionMixed',
      values: { versions: versions.join(', ') },
    };
  }
  const newest = await newestVersion.known();
  if (newest !== undefined && isNewer(newest, portalVersion)) {
    const values = { version: portalVersion, newest };
    return { level: 'attention', reason: 'versionNewer', values };
  }
  const values = { version: portalVersion, processes: running.length };
  return { level: 'good', reason: 'versionSame', values };
}

const unset = async (): Promise<Finding> => ({ level: 'unset', reason: 'providerUnset' });

/** Entered on a screen. */
const hasKeys = (provider: Provider, { keyVault }: CheckDependencies): boolean =>
  keyedProviders.values.some((one) => one === provider && keyVault.keys()[one] !== undefined);

/** Whether the configuration names them; keys may be entered on a screen as well. The portal keeps folders itself where there is no service for them. */
function shownProviders(config: Config): (readonly [Provider, boolean])[] {
  const { stripe, paypal, conekta, records, invoiceStamping, inboundMail } = config;
  const named: [Provider, unknown][] = [
    ['mail', true],
    ['files', true],
    ['stripe', stripe],
    ['paypal', paypal],
    ['conekta', conekta],
    ['sw', invoiceStamping?.provider === 'sw'],
    ['records', records],
    ['mailbox', inboundMail?.mailbox],
  ];
  return named
    .map(([provider, settings]) => [provider, Boolean(settings)] as const)
    .filter(([provider, isSet]) => isSet || provider !== 'records');
}

async function checkProvider(
  provider: Provider,
  { config, clock, providerHealth, mail }: CheckDependencies,
): Promise<Finding> {
  if (provider === 'files' && config.files.kind === 'folder') return checkFolder(config.dataDir);
  const all = await providerHealth.all();
  const record = all.find((one) => one.provider === provider);
  const { succeededAt = null, failedAt = null, failingSince = null } = record ?? {};
  const known = { lastSuccess: succeededAt, lastFailure: failedAt, error: record?.failure ?? null };
  if (failingSince !== null && failedAt !== null) {
    // Seen to fail for so long: one that was asked once, and not since, may be well by now.
    const lasts = Date.parse(failedAt) - Date.parse(failingSince);
    const values = { since: failingSince };
    return lasts >= away
      ? { ...known, level: 'failing', reason: 'providerAway', values, warns: true }
      : { ...known, level: 'attention', reason: 'providerFailing', values };
  }
  if (provider === 'mail' && !(await mail.leaves())) {
    return { ...known, level: config.demo ? 'unset' : 'attention', reason: 'mailFolder' };
  }
  const isUsed = succeededAt !== null && Date.parse(succeededAt) <= clock.now().getTime();
  return { ...known, level: 'good', reason: isUsed ? 'providerWell' : 'providerUnused' };
}

async function checkFolder(folder: string): Promise<Finding> {
  try {
    await access(folder, constants.W_OK);
    return { level: 'good', reason: 'filesHere' };
  } catch {
    return { level: 'failing', reason: 'filesNotWritable' };
  }
}
