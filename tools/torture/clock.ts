import { pino } from 'pino';
import type { Config } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { insertJob } from '#server/jobs/outbox.repository.ts';

const cards = {
  kind: 'donations.sendCards',
  queue: 'reminders',
  maxAttempts: 8,
} as const;

/** The hour at which cards leave comes, which it does each few minutes by day: twice at once, as for two processes. */
export async function sendCards({ database: at }: Config): Promise<void> {
  const database = await openDatabase(at, pino({ level: 'silent' }));
  try {
    const now = new Date();
    const payload = { scheduledFor: now.toISOString() };
    await database.transaction(async (tx) => {
      for (let times = 0; times < 2; times++) await insertJob(tx, { ...cards, payload }, now);
    });
  } finally {
    await database.close();
  }
}
