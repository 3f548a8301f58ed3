import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { requireChromium } from './chromium.ts';
import type { JourneyPortal } from './journey-portals.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file that appears once the portals of the journeys run, with `PreparedPortals`. */
    preparedPortals: string;
    /** The file of the browser that journeys start. */
    chromium: string;
  }
}

/** `failure`: why there are none. */
export type PreparedPortals = { portals: JourneyPortal[] } | { failure: string };

/**
 * A process that fills and starts the portals of all journeys beside the unit and API tests: nobody waits for it but the
 * journeys, which come last.
 */
export default async function startForAllJourneys(
  project: TestProject,
): Promise<() => Promise<void>> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'casa-animal-')), 'portals.json');
  project.provide('preparedPortals', file);
  project.provide('chromium', requireChromium());
  const preparing = fork('tests/setup/journey-portals.ts', [`${project.config.maxWorkers}`], {
    execArgv: ['--no-warnings', '--import', 'tsx'],
  });
  const ended = once(preparing, 'exit');
  const prepared: Promise<PreparedPortals> = Promise.race([
    once(preparing, 'message').then(([portals]) => ({ portals })),
    ended.then(([code]) => ({ failure: `The process of their portals ended with ${code}.` })),
  ]);
  prepared.then((result) => {
    // Whole at once for whoever waits for it.
    writeFileSync(`${file}.part`, JSON.stringify(result));
    renameSync(`${file}.part`, file);
  });

  return async () => {
    if (preparing.connected) preparing.disconnect();
    await ended;
  };
}
