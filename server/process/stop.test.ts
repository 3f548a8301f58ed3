import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** A process that works on something when it is told to stop; its output ends when nothing of it is left. */
async function stopDuring(work: string, close: string) {
  const program = `
    import { spawn } from 'node:child_process';
    import { pbkdf2 } from 'node:crypto';
    import { pino } from 'pino';
    import { stopOnSignals } from '#server/process/stop.ts';
    stopOnSignals(pino({ level: 'silent' }), ${close}, 200);
    ${work};
    setInterval(() => {}, 1_000);
    console.log('ready');`;
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(server.stdout, 'data');
  server.stdout.resume();
  server.kill('SIGTERM');
  const [[code, signal]] = await Promise.all([once(server, 'exit'), once(server.stdout, 'end')]);
  return [code, signal];
}

const nativeThread = `pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => {})`;
const program = `spawn('sleep', ['600'], { stdio: 'inherit' })`;

it.concurrent.each([
  ['a request that never ends', '', '() => new Promise(() => {})', [0, null]],
  ['a program that runs for it', program, 'async () => {}', [0, null]],
  ['a native thread that works on', nativeThread, 'async () => {}', [null, 'SIGKILL']],
  ['a loop that never ends', '', '() => { for (;;); }', [null, 'SIGKILL']],
])('a stop is not outlived by %s', async (_, work, close, outcome) => {
  expect(await stopDuring(work, close)).toEqual(outcome);
});
