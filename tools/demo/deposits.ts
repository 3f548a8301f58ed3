import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoDeposits } from '#content/demo/demo-deposits.ts';
import type { Account } from '#domain/accounts/account.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { viewerOf } from './donations.ts';

/** A statement of the organisation's account whose deposits wait to be identified. One that was imported stays as it is. */
export async function fillDeposits(
  { statements, config }: Context,
  administrator: Account,
  start: Date,
): Promise<void> {
  const viewer = viewerOf(administrator);
  const known = await statements.list(viewer);
  if (!known.account || known.statements.length > 0) return;
  const today = dateIn(config.timezone, start);
  const rows = demoDeposits.map(
    ({ daysAgo, pesos, text, sender }) =>
      `${addDays(today, -daysAgo)},${text},${sender},,${pesos.toFixed(2)}`,
  );
  const table = ['Fecha,Descripción,Nombre ordenante,Cargo,Abono', ...rows].join('\n');
  const folder = await mkdtemp(join(tmpdir(), 'demo-statement-'));
  try {
    const path = join(folder, 'statement.csv');
    await writeFile(path, table);
    await statements.importStatement(
      { viewer, address: '' },
      { path, name: 'movimientos-noviembre.csv' },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
