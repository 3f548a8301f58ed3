import { loadConfig } from '#server/config/config.ts';
import { createTestContext } from '#tests/setup/context.ts';

/** A portal process that does the jobs there are until it is killed. */
const { jobs } = await createTestContext(loadConfig());
jobs.start();
