import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { packageFolder } from '#server/process/package-folder.ts';
import { StartupError } from '#server/process/startup-error.ts';
import type { BackupOutcome } from './backup.ts';
import type { RestoreOutcome } from './restore.ts';

/** What makes and verifies archives for the schedule. */
export interface BackupWork {
  make(file: string, signal: AbortSignal): Promise<BackupOutcome>;
  verify(file: string, signal: AbortSignal): Promise<RestoreOutcome>;
}

/** Characters of what a program says that are looked at. */
const longestOutput = 4_000;

/**
 * The scripts that people call, as processes of their own: encrypting takes a core for minutes, and requests are not to
 * wait for that. They have the environment of this one.
 */
export const processWork = (dataDir: string): BackupWork => {
  // What a killed process leaves there the portal cleans up.
  const env = { ...process.env, TMPDIR: path.join(dataDir, 'uploads') };
  return {
    make: (file, signal) =>
      run<BackupOutcome>(['backup.ts', '--scheduled', '--to', file], { env, signal }),
    verify: (file, signal) =>
      run<RestoreOutcome>(['verify-backup.ts', '--from', file], { env, signal }),
  };
};

function run<Outcome>(
  [script = '', ...args]: string[],
  options: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<Outcome> {
  const child = fork(path.join(packageFolder, 'scripts', script), args, {
    cwd: packageFolder,
    execArgv: ['--no-warnings', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...options,
  });
  yieldToOthers(child);
  let output = '';
  child.stderr?.on('data', (piece) => {
    output = (output + piece).slice(-longestOutput);
  });
  return new Promise((resolve, reject) => {
    let outcome: Outcome | undefined;
    child.on('message', (message) => {
      outcome = message as Outcome;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 && outcome) return resolve(outcome);
      const lines = output.trim().split(/[\r\n]+/);
      reject(new StartupError(lines.at(-1) || `${script} ended with ${code}`));
    });
  });
}

function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, 10);
  } catch {
    // It has ended already, or this system knows no priorities.
  }
}
