import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface PortalProcess {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything that it wrote so far. */
  output(): string;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
  stop(): Promise<void>;
}

/** A folder of its own below the system's temporary one. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'casa-animal-'));
}

/** @param node the path of the engine */
export const portalOn = (node: string) => [node, '--no-warnings', 'build/server/index.js'] as const;

/**
 * The production server as `npm start` runs it, on a free port. Resolves once it listens; rejects with what it
 * wrote when it leaves instead.
 * @param command runs it: the program and its arguments
 */
export async function startPortal(
  env: Record<string, string> = {},
  command: readonly [string, ...string[]] = portalOn(process.execPath),
): Promise<PortalProcess> {
  const dataDir = env.DATA_DIR ?? (await temporaryFolder());
  const [program, ...parameters] = command;
  const child = spawn(program, parameters, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      STOP_DELAY_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      const address = /Server listening at (http:\/\/[^"\s]+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    exited.then((code) => reject(new Error(`the portal left with ${code}:\n${output}`)));
  });
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    exited,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
