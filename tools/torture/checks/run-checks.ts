import { pino } from 'pino';
import type { Config } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import type { World } from '../world.ts';
import { bankLinesOnce, cardsOnce, cashOnce } from './books.ts';
import { chargesOnce } from './charges.ts';
import type { Check } from './facts.ts';
import { filesAndRows } from './files.ts';
import { foliosWithoutGaps } from './folios.ts';
import { jobsDone, mailsOnce } from './jobs.ts';
import { donationsOnce, invoicesOnce, ledgerEqualsProviders } from './money.ts';
import { monthlyAsApproved } from './monthly.ts';
import { databaseSound, logsExplained, memoryFlat } from './soundness.ts';
import { acknowledgedOnce } from './writes.ts';

const checks: Record<string, Check> = {
  'database sound': databaseSound,
  'acknowledged writes once': acknowledgedOnce,
  'donations once': donationsOnce,
  'ledger = providers': ledgerEqualsProviders,
  'monthly as approved': monthlyAsApproved,
  'charges once': chargesOnce,
  'cash once': cashOnce,
  'bank lines once': bankLinesOnce,
  'cards once': cardsOnce,
  'invoices once': invoicesOnce,
  'folios without gaps': foliosWithoutGaps,
  'files and rows': filesAndRows,
  'jobs done': jobsDone,
  'mails once': mailsOnce,
  'logs explained': logsExplained,
  'memory flat': memoryFlat,
};

/** One line each, until one finds a promise broken. @throws BrokenPromise */
export async function runChecks(
  world: World,
  config: Config,
  say: (line: string) => void,
): Promise<void> {
  const database = await openDatabase(config.database, pino({ level: 'silent' }));
  try {
    for (const [name, check] of Object.entries(checks)) {
      say(`ok  ${name}: ${await check({ world, database, config })}`);
    }
  } finally {
    await database.close();
  }
}
