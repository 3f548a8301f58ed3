import { defineConfig } from 'vitest/config';

/** Two at a time, for they wait for each other's database, disk and mail more than for a core. */
const maxWorkers = 2;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          include: ['{domain,app,content}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'api',
          maxWorkers,
          include: ['{server,scripts,tests/api}/**/*.test.ts'],
          globalSetup: ['tests/setup/global-postgres.ts', 'tests/setup/global-ffmpeg.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/setup/global-portal.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // After the others, and one at a time: a browser takes more than one core by itself.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
