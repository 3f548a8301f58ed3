import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  /** Without a slash at its end. */
  url: string;
  /** Microseconds since it began to start, of all its threads. */
  cpuTime(): Promise<number>;
  stop(): Promise<void>;
  /** At once, whatever is under way. */
  kill(): Promise<void>;
}

const reporter = new URL('report-cpu.mjs', import.meta.url).href;

/** A server in a process of its own, from the moment that it says at which port it listens. */
export async function startServer(
  file: string,
  args: readonly string[],
  { env = {}, input }: { env?: Record<string, string>; input?: Buffer } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', reporter, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  child.stdin?.end(input);
  const url = `http://127.0.0.1:${await portOf(child, file)}`;
  return {
    url,
    async cpuTime() {
      const answer = once(child, 'message');
      child.send('cpu');
      const [microseconds] = await answer;
      return microseconds as number;
    },
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function portOf({ stdout }: ChildProcess, file: string): Promise<string> {
  if (!stdout) throw new Error('a server has an output');
  for await (const line of createInterface({ input: stdout })) {
    const port = /^\d+$/.exec(line)?.[0] ?? /listening at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    stdout.resume();
    return port;
  }
  throw new Error(`${file} did not start`);
}

/** The portal as it is built, on a database that holds what `seedPets` made. */
export const startPortal = (dataDir: string, databaseUrl?: string): Promise<ServerProcess> =>
  startServer('build/server/index.js', [], {
    env: {
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      SITE_URL: siteUrl,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });

export const startBareFastify = (database: string, today: string): Promise<ServerProcess> =>
  startServer(fileURLToPath(new URL('bare-fastify.mjs', import.meta.url)), [
    database,
    siteUrl,
    today,
  ]);

/** What both write into their answers. */
const siteUrl = 'http://127.0.0.1';
