import { type ChildProcess, type ExecFileException, execFile } from 'node:child_process';

/** Bytes of address space: 4K in HEVC of ten bits, brought to 1280 pixels, needs 0.6 GB. */
const usualMemory = 1_500_000_000;

interface Surroundings {
  /** Bytes of address space. */
  memory?: number;
  /** Environment variables beside `PATH`, instead of all those of this process. */
  env?: Record<string, string>;
}

export type ProgramEnd =
  | { kind: 'done'; output: string }
  | { kind: 'missing' }
  /** It reached its limit of time or memory. */
  | { kind: 'stopped'; cause: Error }
  | { kind: 'failed'; cause: Error; complaint: string };

// What a program is given may make it work on for long: nothing outlives the portal.
const running = new Set<ChildProcess>();
export function endRunning(): void {
  for (const child of running) child.kill('SIGKILL');
}
process.on('exit', endRunning);

/**
 * Runs a program for so many seconds at most (of the clock, and of its own work) and, where prlimit of util-linux is
 * installed, within 1.5 GB of memory. What it writes to standard output and error is read up to 1 MB each.
 */
export async function runLimited(
  program: string,
  options: string[],
  seconds: number,
  { memory = usualMemory, env }: Surroundings = {},
): Promise<ProgramEnd> {
  const limits = [`--as=${memory}`, `--cpu=${Math.ceil(seconds)}`, '--core=0'];
  const limited = await run('prlimit', [...limits, program, ...options], seconds, env);
  return limited.kind === 'missing' ? run(program, options, seconds, env) : limited;
}

function run(
  program: string,
  options: string[],
  seconds: number,
  env: Surroundings['env'],
): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    const limits = {
      env: env && { PATH: process.env.PATH, ...env },
      timeout: seconds * 1_000,
      killSignal: 'SIGKILL',
      maxBuffer: 1_000_000,
    } as const;
    const child = execFile(program, options, limits, (error, output, complaint) => {
      running.delete(child);
      resolve(error ? endOf(error, complaint) : { kind: 'done', output });
    });
    running.add(child);
  });
}

/** With this status prlimit says that there is no such program. */
const notFound = 127;

function endOf(cause: ExecFileException, complaint: string): ProgramEnd {
  if (cause.code === 'ENOENT' || cause.code === notFound) return { kind: 'missing' };
  const byLimit = cause.signal === 'SIGKILL' || cause.signal === 'SIGXCPU';
  if (byLimit || complaint.includes('Cannot allocate memory')) return { kind: 'stopped', cause };
  return { kind: 'failed', cause, complaint };
}
