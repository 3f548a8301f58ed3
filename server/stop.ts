import type { Logger } from 'pino';

const patience = 9_500;

/** On SIGTERM or SIGINT: finish what is under way, then exit 0; after 9.5 s exit all the same. */
export function stopOnSignals(log: Logger, close: () => Promise<void>): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
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
