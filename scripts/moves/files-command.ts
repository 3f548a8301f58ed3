import path from 'node:path';
import { Command } from 'commander';
import { moveFiles } from '#server/adapters/files/move-files.ts';
import { openFileStore } from '#server/adapters/files/open-file-store.ts';
import type { FilesConfig } from '#server/config/config.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { showProgress } from '../terminal/progress.ts';
import { runCommand, type Screen } from '../terminal/run-command.ts';

const number = new Intl.NumberFormat('en');

/**
 * npm run move-files -- --from folder:DIR --to s3://BUCKET
 * @returns the exit code
 */
export function moveFilesCommand(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  screen: Screen = console,
): Promise<number> {
  const command = new Command('move-files')
    .description('Copies all files between a folder and an S3 bucket, opened with S3_*.')
    .requiredOption('--from <store>', 'folder:DIR (DATA_DIR/files, say) or s3://BUCKET')
    .requiredOption('--to <store>', 's3://BUCKET or folder:DIR');
  return runCommand(command, args, screen, async (options) => {
    const from = storeOf('--from', options.from, env);
    const to = storeOf('--to', options.to, env);
    const bar = showProgress('{moved} files copied, {before} were there, {bytes} bytes');
    try {
      const { moved, before, bytes } = await moveFiles(
        await openFileStore(from, {}),
        await openFileStore(to, {}),
        (sum) => bar.show(sum.moved + sum.before, Number.POSITIVE_INFINITY, { ...sum }),
      );
      return `Copied ${number.format(moved)} files, and ${number.format(before)} were there already: ${number.format(bytes)} bytes, all read again and the same.`;
    } finally {
      bar.stop();
    }
  });
}

function storeOf(option: string, text = '', env: NodeJS.ProcessEnv = {}): FilesConfig {
  const [, folder] = /^folder:(.+)$/.exec(text) ?? [];
  if (folder) return { kind: 'folder', folder: path.resolve(folder) };
  const [, bucket] = /^s3:\/\/([^/]+)\/?$/.exec(text) ?? [];
  if (!bucket) throw new StartupError(`${option}: must be folder:DIR or s3://BUCKET`);
  return loadConfig(readEnv({ ...env, S3_BUCKET: bucket })).files;
}
