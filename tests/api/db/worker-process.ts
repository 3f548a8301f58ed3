import { once } from 'node:events';
import { pino } from 'pino';
import { z } from 'zod';
import { systemClock } from '#domain/clock.ts';
import { loadConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createJobs } from '#server/jobs/jobs.ts';

/** A portal process that takes a job of the kind 'slow', says so and never ends it: made to be killed. */
const config = loadConfig();
const log = pino({ level: 'silent' });
const database = await openDatabase(config.database, log);
const jobs = createJobs({ database, clock: systemClock, log, timezone: config.timezone });
jobs.add(
  defineJob({
    kind: 'slow',
    queue: 'quick',
    timeLimit: 600_000,
    input: z.unknown(),
    async run() {
      process.stdout.write('started\n');
      await once(process, 'never');
    },
  }),
);
jobs.start();
