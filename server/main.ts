import { fileURLToPath } from 'node:url';
import { loadConfig } from './config/config.ts';
import { createContext } from './context.ts';
import { claimDataDir } from './data-dir.ts';
import { buildApp } from './http/app.ts';
import { createLog } from './log.ts';
import { collectGarbageEarly, listen, logWarnings, refuseToStart, warnOfGaps } from './start.ts';
import { exitOnUncaught, stopOnSignals } from './stop.ts';

/** Configuration, then the database with its migrations, then the HTTP server, then the jobs: in this order. */
async function main(): Promise<void> {
  const config = loadConfig();
  const release = claimDataDir(config.dataDir);
  const log = createLog(config.log);
  // Before anything is opened: the warnings of what is opened count too.
  logWarnings(log);
  const context = await createContext(config, { log });
  exitOnUncaught(log);
  const app = await buildApp(context, {
    load: () => import('#app/entry.server.tsx'),
    files: fileURLToPath(new URL('../client', import.meta.url)),
  });
  await listen(app, config);
  collectGarbageEarly();
  // The claim of the data folder says that whoever had these jobs is gone; on PostgreSQL another server may have them.
  if (config.database.kind === 'sqlite') await context.jobs.takeOver();
  context.jobs.start();
  stopOnSignals(log, async () => {
    await app.close();
    await context.close();
    release();
  });
  await warnOfGaps(config, log);
}

main().catch(refuseToStart);
