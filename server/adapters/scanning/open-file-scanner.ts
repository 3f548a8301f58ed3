import { AppError } from '#domain/errors.ts';
import type { Config } from '#server/config/config.ts';
import { runLimited } from '../programs/limited-program.ts';
import type { FileScanner } from './file-scanner.ts';

/** Of the clock; 40 MB take a daemon a second or two. */
const seconds = 60;
/** What clamdscan, clamscan and their like leave with when they have found something. */
const foundOne = 1;

/** The configured program, or a scanner that lets everything pass. */
export function openFileScanner(command: Config['virusScanCommand']): FileScanner {
  return command ? createCommandScanner(command) : { requireClean: async () => {} };
}

/** Runs a program such as `clamdscan --fdpass --no-summary` with the file's path as its last argument. */
function createCommandScanner([program, ...options]: readonly [string, ...string[]]): FileScanner {
  return {
    async requireClean({ path }) {
      const end = await runLimited(program, [...options, path], seconds);
      if (end.kind === 'done') return;
      if (end.kind === 'failed' && isExitCode(end.cause, foundOne)) {
        throw new AppError('unsupportedMedia', 'fileInfected', {
          details: { file: ['fileInfected'] },
        });
      }
      const cause = end.kind === 'missing' ? new Error(`${program} is not installed`) : end.cause;
      throw new AppError('unavailable', 'scanUnavailable', { cause });
    },
  };
}

const isExitCode = (error: Error, code: number) => 'code' in error && error.code === code;
