import type { Logger } from 'pino';
import { organisation } from '#content/organisation.ts';
import { type Clock, systemClock } from '#domain/clock.ts';
import { openFileStore } from './adapters/files/open-file-store.ts';
import { parseMailbox } from './adapters/mail/mailbox.ts';
import { openMailer } from './adapters/mail/open-mailer.ts';
import type { Config } from './config/config.ts';
import { closeToOthers, ownSecret, prepareDataDir } from './data-dir.ts';
import { createDataVersions } from './db/data-versions.ts';
import { openDatabase } from './db/open.ts';
import { createAccountFeatures } from './features/accounts/account-features.ts';
import type { PasswordStrength } from './features/accounts/password-strength.ts';
import {
  cheapPasswordCost,
  type PasswordCost,
  type VerifyHash,
} from './features/accounts/passwords.ts';
import {
  type CaptchaWork,
  cheapCaptchaWork,
  createCaptchaService,
} from './features/captcha/captcha.service.ts';
import { createContactService } from './features/contact/contact.service.ts';
import { createMailService } from './features/mail/mail.service.ts';
import { createMediaService } from './features/media/media.service.ts';
import { scheduleMediaUpkeep } from './features/media/media-upkeep.ts';
import { createShownMedia } from './features/media/shown-media.ts';
import { createNewsletterService } from './features/newsletter/newsletter.service.ts';
import { schedulePetCitiesUpkeep } from './features/pets/core/pet-cities-upkeep.ts';
import { createPetListing } from './features/pets/core/pet-listing.service.ts';
import { createPetManagement } from './features/pets/core/pet-management.service.ts';
import { createPetsService } from './features/pets/core/pets.service.ts';
import { createPetExport } from './features/pets/export/pet-export.service.ts';
import { createPetFilesRemoval } from './features/pets/papers/pet-files-removal.ts';
import { createPetUploads } from './features/pets/papers/pet-uploads.service.ts';
import { createPetReminders } from './features/pets/visibility/pet-reminders.service.ts';
import { schedulePetVisibility } from './features/pets/visibility/pet-visibility.service.ts';
import { createRateLimits } from './features/rate-limits/rate-limits.ts';
import { createReferenceDataService } from './features/reference-data/reference-data.service.ts';
import { createResourcesService } from './features/resources/resources.service.ts';
import { createIncoming } from './features/uploads/incoming.ts';
import { createJobs } from './jobs/jobs.ts';
import { createLog } from './log.ts';

export type Context = Awaited<ReturnType<typeof createContext>>;

/** Builds every part of the portal once, in the order of their needs; a test replaces any of `overrides`. */
export async function createContext(
  config: Config,
  overrides: {
    clock?: Clock;
    passwordCost?: PasswordCost;
    passwordStrength?: PasswordStrength;
    verifyHash?: VerifyHash;
    captchaWork?: CaptchaWork;
    log?: Logger;
  } = {},
) {
  const log = overrides.log ?? createLog(config.log);
  const clock = overrides.clock ?? systemClock;
  prepareDataDir(config.dataDir);
  const wereOpen = closeToOthers(config.dataDir);
  if (wereOpen.length > 0) log.warn({ paths: wereOpen }, 'others could read these: no longer');
  const database = await openDatabase(config.database, log, clock);
  const dataVersions = createDataVersions(database, clock);
  const jobs = createJobs({ database, clock, log, timezone: config.timezone });
  const files = await openFileStore(config.files);
  const site = { name: config.siteName, url: config.siteUrl };
  const secretKey = config.secretKey ?? ownSecret(config.dataDir, 'secret-key');
  const mail = createMailService({ jobs, mailer: openMailer(config.mail, clock), site });
  const limits = createRateLimits();
  const provider = config.captcha;
  const work = overrides.captchaWork ?? (config.cheapProofs ? cheapCaptchaWork : undefined);
  const captcha = createCaptchaService({ provider, secretKey, database, clock, jobs, work });
  const referenceData = createReferenceDataService({ database });
  const visitors = { database, clock, mail, captcha, limits };
  const media = createMediaService({ files, database, clock });
  const filesRemoval = createPetFilesRemoval({ jobs, media, files });
  const accountFeatures = createAccountFeatures({
    ...visitors,
    config,
    dataVersions,
    jobs,
    files,
    filesRemoval,
    secretKey,
    referenceData,
    passwordStrength: overrides.passwordStrength,
    verifyHash: overrides.verifyHash,
    passwordCost: overrides.passwordCost ?? (config.cheapProofs ? cheapPasswordCost : undefined),
  });
  const { timezone } = config;
  const petParts = { database, dataVersions, clock, timezone };
  scheduleMediaUpkeep({ database, jobs, media, clock });
  const { audit } = accountFeatures;
  const petUploads = createPetUploads({
    ...petParts,
    audit,
    media,
    files,
    secretKey,
  });
  const petManagement = createPetManagement({
    ...petParts,
    audit,
    limits,
    filesRemoval,
  });
  const reminders = { database, clock, timezone, siteUrl: config.siteUrl, secretKey };
  schedulePetVisibility({ ...reminders, jobs, mail });
  schedulePetCitiesUpkeep({ database, jobs });

  return {
    config,
    log,
    clock,
    /** Signs what must come back unaltered. */
    secretKey,
    database,
    dataVersions,
    jobs,
    files,
    incoming: createIncoming({
      dataDir: config.dataDir,
      diskReserve: config.diskReserve,
      jobs,
      clock,
      rateLimits: limits,
    }),
    media,
    shownMedia: createShownMedia({ database, dataVersions }),
    ...accountFeatures,
    mail,
    limits,
    captcha,
    contact: createContactService({ ...visitors, recipient: organisationAddress(config) }),
    newsletter: createNewsletterService({ ...visitors, siteUrl: config.siteUrl, secretKey }),
    pets: createPetsService({ ...petParts, limits }),
    petListing: createPetListing({ database, clock, timezone }),
    petManagement,
    petExport: createPetExport({ database, audit, limits, clock, timezone }),
    petReminders: createPetReminders({ ...reminders, management: petManagement, limits }),
    petUploads,
    resources: createResourcesService({
      database,
      dataVersions,
      clock,
      timezone: config.timezone,
    }),
    referenceData,
    /** Running jobs finish first, for they need the database. */
    async close() {
      await jobs.stop();
      await accountFeatures.close();
      await database.close();
    },
  };
}

/** Where the organisation reads what people write to it. */
function organisationAddress({ mail }: Config): string {
  return mail.fromIsOwn ? parseMailbox(mail.from).address : organisation.mailboxes.hello;
}
