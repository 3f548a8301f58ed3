import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Provider } from '#domain/operations/status.ts';
import type { NoteCall } from './adapters/calls/note-call.ts';
import type { FileStore } from './adapters/files/file-store.ts';
import { openFileStore } from './adapters/files/open-file-store.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import { openMailer } from './adapters/mail/open-mailer.ts';
import type { FileScanner } from './adapters/scanning/file-scanner.ts';
import { openFileScanner } from './adapters/scanning/open-file-scanner.ts';
import type { Config } from './config/config.ts';
import { chosenTimezone } from './db/chosen-timezone.ts';
import { createDataVersions, type DataVersions } from './db/data-versions.ts';
import type { Database } from './db/database.ts';
import { requireSameKey } from './db/key-fingerprint.ts';
import { openDatabase, openReplica } from './db/open.ts';
import { createPublicReads, type PublicReads } from './db/public-reads.ts';
import { createSharedClock } from './db/shared-clock.ts';
import type { OnStatement } from './db/statement-probes.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { boundedNote } from './limits/bounded-note.ts';
import { createProviderRecovery } from './limits/provider-recovery.ts';
import { type Observability, openObservability } from './observability/observability.ts';
import { createProviderHealth, type ProviderHealth } from './observability/provider-health.ts';
import { watchMailer } from './observability/watched-mailer.ts';
import { closeToOthers, prepareDataDir, secretKeyOf } from './process/data-dir.ts';
import { createLog } from './process/log.ts';

/** What a test may put in the place of the platform's own. */
export interface PlatformPorts {
  log: Logger;
  clock: Clock;
  files: FileStore;
  mailer: Mailer;
  scanner: FileScanner;
}

/** What a test or a measurement may bring besides. */
export interface PlatformProbes {
  onStatement: OnStatement;
  /** Jobs by the clock whose time came until then are not made up for: a test's portal has no past. */
  scheduleSince: Date;
  /** The jobs that the clock starts, where a test lets days pass for one of them; all unless given. */
  scheduledKinds: readonly string[];
}

/** What every feature stands on: nothing in it knows what the portal is for. */
export interface Platform extends PlatformPorts {
  config: Config;
  siteName: string;
  /** Without a slash at its end. */
  siteUrl: string;
  /** IANA name; decides which day is today. */
  timezone: string;
  /** Signs what must come back unaltered. */
  secretKey: string;
  database: Database;
  dataVersions: DataVersions;
  publicReads: PublicReads;
  jobs: Jobs;
  observability: Observability;
  providerHealth: ProviderHealth;
  /** Who is to hear of each call of another service. */
  noteCallsOf: (provider: Provider) => NoteCall;
  stopClock(): void;
}

export async function openPlatform(
  config: Config,
  ports: Partial<PlatformPorts & PlatformProbes>,
): Promise<Platform> {
  const { siteName, siteUrl } = config;
  const log = ports.log ?? createLog(config.log);
  const sharedClock = createSharedClock();
  const clock = ports.clock ?? sharedClock;
  prepareDataDir(config.dataDir);
  const wereOpen = closeToOthers(config.dataDir);
  if (wereOpen.length > 0) log.warn({ paths: wereOpen }, 'others could read these: no longer');
  const observability = await openObservability(config, log, clock);
  const { onAnswer, watchJob } = observability;
  const { onStatement } = ports;
  const database = await openDatabase(config.database, log, clock, { onStatement, onAnswer });
  const secretKey = secretKeyOf(config);
  try {
    if (!ports.clock) await sharedClock.follow(database, log);
    await requireSameKey(database, secretKey, clock);
  } catch (error) {
    sharedClock.close();
    await database.close();
    throw error;
  }
  // The clocks of jobs, today's date and every page go by it: one for as long as the process runs.
  const timezone =
    config.settings.fixed.timezone ?? (await chosenTimezone(database)) ?? config.timezone;
  const dataVersions = createDataVersions(database, clock);
  const replica = await openReplica(config.database, log, clock);
  const providerHealth = createProviderHealth({ database, clock, log });
  const noteCallsOf = (provider: Provider): NoteCall => {
    return (milliseconds, failure) => {
      observability.noteCall(provider, milliseconds, failure !== undefined);
      providerHealth.note(provider, failure);
      recovery.note(provider, failure);
    };
  };
  const jobs = createJobs({
    database,
    clock,
    log,
    timezone,
    watchJob,
    scheduleSince: ports.scheduleSince,
    scheduledKinds: ports.scheduledKinds,
  });
  const recovery = createProviderRecovery({ clock, log, jobs, health: providerHealth });
  jobs.add(recovery.job);
  return {
    config: { ...config, timezone },
    siteName,
    siteUrl,
    timezone,
    log,
    clock,
    stopClock: sharedClock.close,
    secretKey,
    database,
    dataVersions,
    publicReads: createPublicReads({ database, replica, dataVersions, clock }),
    jobs,
    observability,
    providerHealth,
    noteCallsOf,
    files:
      ports.files ??
      (await openFileStore(config.files, {
        ...fileStoreNotes({ log, clock }),
        note: noteCallsOf('files'),
      })),
    mailer: watchMailer(
      ports.mailer ?? openMailer(config.mail, clock),
      noteCallsOf('mail'),
      observability.metrics?.mail,
    ),
    scanner: ports.scanner ?? openFileScanner(config.virusScanCommand),
  };
}

function fileStoreNotes({ log, clock }: { log: Logger; clock: Clock }) {
  return {
    onOutage: boundedNote<unknown>(clock, (failures, cause) =>
      log.warn({ err: cause, failures }, 'the file store does not answer'),
    ),
    onWarning: boundedNote<string>(clock, (times, message) =>
      log.warn({ message, times }, 'the file store warns'),
    ),
  };
}
