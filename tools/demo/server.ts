import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '#server/process/startup-error.ts';

/** `npm run build`, silent unless it fails. */
export async function build(): Promise<void> {
  // Through the shell, because npm is no plain executable on Windows.
  const child = spawn('npm run --silent build', { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new StartupError(`${output}\nThe build failed.`);
}

/** @throws StartupError when another process answers at the address */
export async function requireFreePort(address: string): Promise<void> {
  const answered = await fetch(address).then(
    () => true,
    () => false,
  );
  if (answered) throw new StartupError(`Another program serves ${address}: stop it, or set PORT.`);
}

/**
 * The production server. Resolves when it is ready to serve.
 * @throws StartupError when it leaves before; why, it has written itself
 */
export async function startServer(env: NodeJS.ProcessEnv, address: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--no-warnings', 'build/server/index.js'], {
    env,
    stdio: 'inherit',
  });
  while (!(await isReady(address))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new StartupError('The server did not start.');
    }
    await delay(100);
  }
  return child;
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}
