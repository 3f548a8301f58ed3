import path from 'node:path';
import { StartupError } from '../process/startup-error.ts';
import type { Env } from './env.ts';
import { together } from './together.ts';

export function filesConfig(env: Env, dataDir: string) {
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
export function backupsConfig(env: Env) {
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
