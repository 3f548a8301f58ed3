import { defineConfig } from 'vitest/config';
import { RunOrder } from './tests/setup/run-order.ts';

/** Three on two cores: each waits a third of its time for a database, a thread or a process. A fourth gains nothing. */
const maxWorkers = 3;
/** Milliseconds, as all times here: only what hangs takes so long, on a busy machine too. */
const testTimeout = 120_000;
/** Before the other setups of a project, which write into it: those of the root come last. */
const scratch = 'tests/setup/global-scratch.ts';
/** As in vite.config.ts: documents name their drawings. All projects share what was transformed once. */
const build = { assetsInlineLimit: 0 };
/** As long as the browser's driver waits for what is to come. */
const patience = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    sequence: { sequencer: RunOrder },
    teardownTimeout: testTimeout,
    projects: [
      {
        build,
        test: {
          name: 'unit',
          maxWorkers,
          testTimeout,
          hookTimeout: testTimeout,
          expect: patience,
          isolate: false,
          globalSetup: scratch,
          include: ['{domain,app,content}/**/*.test.{ts,tsx}'],
        },
      },
      {
        // React as it renders mails and pages in production: its development build takes five times as long.
        oxc: { jsx: { development: false } },
        build,
        test: {
          name: 'api',
          env: { NODE_ENV: 'production' },
          maxWorkers,
          testTimeout,
          hookTimeout: testTimeout,
          expect: patience,
          // The program is read once a worker instead of once a file.
          isolate: false,
          include: ['{server,scripts,tools,tests/api}/**/*.test.ts'],
          globalSetup: [scratch, 'tests/setup/global-databases.ts', 'tests/setup/global-ffmpeg.ts'],
        },
      },
      {
        build,
        test: {
          name: 'e2e',
          include: ['tests/{e2e,pages}/**/*.test.ts'],
          globalSetup: [scratch, 'tests/setup/global-portal.ts'],
          // A journey has many steps, each with its own limit in the browser's driver.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: patience,
          // After the others. Each worker has a portal of its own, and keeps what it has loaded for its next file.
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
