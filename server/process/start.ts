import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { canConvertVideos } from '../features/kits/media/ffmpeg.ts';
import { StartupError } from './startup-error.ts';

export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EADDRINUSE') {
      throw new StartupError(`PORT ${config.port} is taken by another program on ${config.host}.`);
    }
    if (error.code === 'EACCES') {
      throw new StartupError(`PORT ${config.port} may not be opened by this user.`);
    }
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      throw new StartupError(`HOST ${config.host} is no address of this machine.`);
    }
    throw error;
  }
}

/**
 * Pages leave much behind that is old by the time it is garbage, which V8 lets grow to several times what lives. Not
 * before the start is over: it would look for garbage where there is none yet.
 */
export function collectGarbageEarly(): void {
  setFlagsFromString('--heap-growing-percent=40');
}

/** What Node and libraries warn of goes to the log; `node --no-warnings` keeps it from standard error. */
export function logWarnings(log: Logger): void {
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of the program'));
}

/** An error that a person can act on is one line; anything else shows where it happened. */
export function refuseToStart(error: unknown): void {
  process.stderr.write(
    `${error instanceof StartupError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
}

/** What a portal that is open to the world should not be without. */
export async function warnOfGaps(
  { environment, demo, siteUrl, captcha, cheapProofs, mail, database, files }: Config,
  log: Logger,
): Promise<void> {
  if (database.kind === 'postgres' && files.kind === 'folder') {
    log.warn(
      { folder: files.folder },
      'DATABASE_URL is set without S3_BUCKET: files are on this machine alone, and another server would not find them',
    );
  }
  if (environment !== 'production') return;
  if (!demo && new URL(siteUrl).hostname === 'localhost') {
    log.warn(
      { siteUrl },
      'SITE_URL is not set, or names this machine alone: links in mails lead nobody here',
    );
  }
  if (captcha === 'none') log.warn('CAPTCHA_PROVIDER is none: robots can use every form');
  if (cheapProofs) log.warn('CHEAP_PROOFS is 1: passwords and captchas protect nobody');
  if (mail.kind === 'folder' && !demo) {
    log.warn({ folder: mail.folder }, 'SMTP_URL is not set: mails are written into a folder');
  }
  if (!(await canConvertVideos())) {
    log.warn('ffmpeg is not installed, or does not run: of videos only MP4 and MOV are taken');
  }
}
