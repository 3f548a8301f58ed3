import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,app,content}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'api',
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
          // After the others: browsers and database tests together would starve each other.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
