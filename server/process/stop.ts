import { type ChildProcess, spawn } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import type { Logger } from 'pino';

/** What nobody caught leaves the process in a state that nobody knows: noted as any other error, it ends it. */
export function exitOnUncaught(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught');
    process.exit(1);
  });
}

/** Milliseconds. */
const usualPatience = 9_500;

/** On SIGTERM or SIGINT: finish what is under way, then exit 0; after 9.5 s exit all the same. */
export function stopOnSignals(
  log: Logger,
  close: () => Promise<void>,
  patience = usualPatience,
): void {
  const children = trackChildren();
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    // Not one of those that end with us: its work is to see that we do.
    children.delete(killAfter(patience + 250, log));
    setTimeout(() => {
      log.warn('some requests did not finish in time');
      process.exit(0);
    }, patience).unref();
    close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'the stop went wrong');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The programs that run for us, such as a video's conversion; they exit with us. */
function trackChildren(): Set<ChildProcess> {
  const children = new Set<ChildProcess>();
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    children.add(child);
    child.once('exit', () => children.delete(child));
  });
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL');
  });
  return children;
}

/**
 * Ends this process from outside, for neither of its own ways is certain: `process.exit` waits for native threads (a
 * picture that is decoded, say), and no timer runs while the event loop is blocked. The helper leaves when this process
 * does, for then its standard input ends.
 */
function killAfter(milliseconds: number, log: Logger): ChildProcess {
  const program = `
    setTimeout(() => process.kill(${process.pid}, 'SIGKILL'), ${milliseconds});
    process.stdin.on('end', () => process.exit()).resume();`;
  const helper = spawn(process.execPath, ['-e', program], {
    env: {},
    // Ctrl-C reaches every process of a terminal's group.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  helper.on('error', (error) => log.warn({ err: error }, 'the stop has no time limit'));
  helper.unref();
  return helper;
}
