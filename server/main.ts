import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { loadConfig } from './config/config.ts';
import { createContext } from './context.ts';
import { buildApp } from './http/app.ts';
import { claimDataDir } from './process/data-dir.ts';
import { createLog } from './process/log.ts';
import { packageFolder } from './process/package-folder.ts';
import {
  collectGarbageEarly,
  listen,
  logWarnings,
  refuseToStart,
  warnOfGaps,
} from './process/start.ts';
import { exitOnUncaught, stopOnSignals } from './process/stop.ts';

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
    files: path.join(packageFolder, 'build/client'),
  });
  // Before anybody comes: they are led to it.
  await context.firstStart.announce();
  await listen(app, config);
  collectGarbageEarly();
  // With what the start has called, and also for one that will be killed.
  flushCompileCache();
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
