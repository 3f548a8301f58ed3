import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { conflict } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import type { ImportOutcome } from '../pets/core/pet-imports.ts';
import type { ReadRow } from '../pets/import/pet-import.ts';
import { saveMap } from './import-maps.repository.ts';
import type { ImportParts } from './import-parts.ts';
import { countRows, settleRow } from './import-rows.repository.ts';
import { requireImporter, requireOwn } from './pet-imports.policy.ts';
import { findImport, lockImport, type StoredImport, setState } from './pet-imports.repository.ts';
import { ownerOf, requireChangeable, sourceOf } from './review-import.ts';
import { runEngine } from './run-engine.ts';

const input = z.object({
  importId: z.string(),
  /** Of whoever asked for it. */
  address: z.string(),
});
export type ImportInput = z.infer<typeof input>;

/** Brings in the rows of a table: a process may die in the middle of it, and another one goes on. */
export const importJob = (parts: ImportParts) =>
  defineJob({
    kind: 'pets.import',
    queue: 'files',
    timeLimit: 10 * 60_000,
    attempts: 5,
    input,
    async run({ importId, address }, { signal }) {
      const { database, audit } = parts;
      const one = await findImport(database.query, importId);
      if (one?.state !== 'importing') return async () => {};
      await bringIn(parts, one, signal);
      signal.throwIfAborted();
      return async (tx: Tx) => {
        if ((await lockImport(tx, importId))?.state !== 'importing') return;
        await setState(tx, importId, 'done');
        const petCount = (await countRows(tx.query, [importId])).get(importId)?.created ?? 0;
        await audit.record(tx, {
          action: 'pets.imported',
          actorId: one.ownerId,
          subjectId: null,
          address,
          details: { petCount },
        });
      };
    },
    failedPermanently: (tx, { importId }) => setState(tx, importId, 'failed'),
  });

async function bringIn(parts: ImportParts, one: StoredImport, signal: AbortSignal): Promise<void> {
  const { database, pets } = parts;
  const owner = await ownerOf(parts, one.ownerId);
  await runEngine(parts, one, {
    signal,
    report: {
      async add({ line, kind, problems }) {
        if (kind !== 'rejected') return;
        const rejected = { outcome: 'rejected', petId: null, problems } as const;
        await database.transaction((tx) => settleRow(tx, one.id, line, rejected));
      },
    },
    store: (rows) =>
      pets.upsertAllImported(
        owner,
        rows.map(({ pet }) => pet),
        {
          source: sourceOf(one),
          keepsKnown: true,
          withOutcomes: (tx, outcomes) => settle(tx, one.id, rows, outcomes),
        },
      ),
  });
}

/** Together with the pets: what was created before the process died is not created again, and stays as it was told. */
async function settle(
  tx: Tx,
  importId: string,
  rows: readonly ReadRow[],
  outcomes: readonly ImportOutcome[],
): Promise<void> {
  for (const [at, { line }] of rows.entries()) {
    const found = outcomes[at];
    if (!found || found.outcome === 'refused') continue;
    const outcome = found.outcome === 'created' ? 'created' : 'known';
    await settleRow(tx, importId, line, { outcome, petId: found.petId });
  }
}

/**
 * Begins to bring in what was reviewed, and keeps by the table's name how it was read.
 * @throws AppError unauthenticated, forbidden, notFound, conflict (not reviewed, in progress, over)
 */
export async function startImport(
  parts: ImportParts & { importJob: Job<ImportInput> },
  { viewer, address }: Actor,
  id: string,
): Promise<void> {
  const { database, jobs, clock, limits, importJob: job } = parts;
  const ownerId = requireImporter(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const one = requireOwn(viewer, await lockImport(tx, id));
    requireChangeable(one);
    if (one.state !== 'reviewed' && one.state !== 'failed') throw conflict('importNotReviewed');
    const { mapName, dateOrder, choices } = one;
    const map = { id: uuid(), ownerId, mapName, dateOrder, choices };
    await saveMap(tx, map, clock.now().toISOString());
    await setState(tx, id, 'importing');
    await jobs.enqueue(tx, job, { importId: id, address });
  });
}
