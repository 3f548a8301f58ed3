import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { conflict } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import { saveMap } from './import-maps.repository.ts';
import { countRows, findCells, settleRow } from './import-rows.repository.ts';
import { requireImporter, requireOwn } from './imports.policy.ts';
import { findImport, lockImport, type StoredImport, setState } from './imports.repository.ts';
import { requireChangeable } from './review-import.ts';

const input = z.object({
  importId: z.string(),
  /** Of whoever asked for it. */
  address: z.string(),
});
export type ImportInput = z.infer<typeof input>;

/** Brings in the rows of a table: a process may die in the middle of it, and another one goes on. */
export const importJob = (dependencies: ImportDependencies) =>
  defineJob({
    kind: dependencies.of.job,
    queue: 'files',
    timeLimit: 10 * 60_000,
    attempts: 5,
    input,
    async run({ importId, address }, { signal }) {
      const { database, audit, of } = dependencies;
      const one = await findImport(database.query, importId);
      if (one?.state !== 'importing') return async () => {};
      await bringIn(dependencies, one, signal);
      signal.throwIfAborted();
      return async (tx: Tx) => {
        if ((await lockImport(tx, importId))?.state !== 'importing') return;
        await setState(tx, importId, 'done');
        const count = (await countRows(tx.query, [importId])).get(importId)?.created ?? 0;
        await audit.record(tx, {
          action: of.imported,
          actorId: one.ownerId,
          subjectId: null,
          address,
          details: of.logged(count),
        });
      };
    },
    failedPermanently: (tx, { importId }) => setState(tx, importId, 'failed'),
  });

async function bringIn(
  { database, of }: ImportDependencies,
  one: StoredImport,
  signal: AbortSignal,
): Promise<void> {
  await of.run(one, await findCells(database.query, one.id), {
    isRehearsal: false,
    signal,
    async tell({ line, isRejected, problems }) {
      if (!isRejected) return;
      const rejected = { outcome: 'rejected', madeId: null, problems } as const;
      await database.transaction((tx) => settleRow(tx, one.id, line, rejected));
    },
    // Together with what they become: what was stored before the process died is not made again, and stays as it was told.
    async settle(rows, tx) {
      if (!tx) return;
      for (const { line, outcome, madeId } of rows) {
        await settleRow(tx, one.id, line, { outcome, madeId });
      }
    },
  });
}

/**
 * Begins to bring in what was reviewed, and keeps by the table's name how it was read.
 * @throws AppError unauthenticated, forbidden, notFound, conflict (not reviewed, in progress, over)
 */
export async function startImport(
  dependencies: ImportDependencies & { importJob: Job<ImportInput> },
  { viewer, address }: Actor,
  id: string,
): Promise<void> {
  const { database, jobs, clock, limits, importJob: job } = dependencies;
  const ownerId = requireImporter(dependencies, viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const one = requireOwn(dependencies, viewer, await lockImport(tx, id));
    requireChangeable(one);
    if (one.state !== 'reviewed' && one.state !== 'failed') throw conflict('importNotReviewed');
    const { kind, mapName, dateOrder, choices } = one;
    const map = { id: uuid(), kind, ownerId, mapName, dateOrder, choices };
    await saveMap(tx, map, clock.now().toISOString());
    await setState(tx, id, 'importing');
    await jobs.enqueue(tx, job, { importId: id, address });
  });
}
