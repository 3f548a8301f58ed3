import pLimit from 'p-limit';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { longestText } from '#domain/pets/description-rules.ts';
import type { PetDescription } from '#domain/pets/pet-description.ts';
import { foldText } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { ImportedPet } from '../pets/core/pet-imports.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { ReadRow } from '../pets/import/pet-import.ts';
import type { RowProblem } from '../pets/import/row-problem.ts';
import { importMapOf } from './import-map-of.ts';
import type { ImportParts } from './import-parts.ts';
import { type ReviewedRow, setReview } from './import-rows.repository.ts';
import { requireImporter, requireOwn } from './pet-imports.policy.ts';
import {
  findImport,
  lockImport,
  type StoredImport,
  setReading,
  type TableReading,
} from './pet-imports.repository.ts';
import { runEngine } from './run-engine.ts';

/** Milliseconds. */
const longestReview = 60_000;

/** Reviews of one process at a time: each holds a table in memory. */
const inTurn = pLimit(1);

/** Undone ones may be read otherwise and brought in again. @throws AppError conflict */
export function requireChangeable({ state }: Pick<StoredImport, 'state'>): void {
  if (state === 'importing') throw conflict('importIsRunning');
  if (state === 'done') throw conflict('importIsOver');
}

/** The account whose the pets are to be. @throws AppError notFound */
export async function ownerOf({ accounts }: Pick<ImportParts, 'accounts'>, id: string) {
  const owner = (await accounts.contactsOf([id])).get(id);
  if (!owner) throw notFound('user');
  return { id, ...owner };
}

/** A person named it: it is another one than that of a map's file. */
export const sourceOf = ({ mapName }: TableReading) => ({ name: mapName, isNamed: true });

/**
 * Keeps how the table is to be read, and what would become of each of its rows.
 * @throws AppError unauthenticated, forbidden, notFound, conflict (in progress, over), invalid (by the names of the fields)
 */
export async function reviewImport(
  parts: ImportParts,
  viewer: Viewer,
  id: string,
  reading: TableReading,
): Promise<void> {
  const ownerId = requireImporter(viewer);
  await admitChange(parts.limits, viewer);
  const found = requireOwn(viewer, await findImport(parts.database.query, id));
  requireChangeable(found);
  const tidied = { ...reading, mapName: reading.mapName.trim() || found.mapName };
  importMapOf(tidied, found.columns);
  const rows = await inTurn(() => rehearse(parts, ownerId, { ...found, ...tidied }));
  await parts.database.transaction(async (tx: Tx) => {
    requireChangeable(requireOwn(viewer, await lockImport(tx, id)));
    await setReading(tx, id, tidied);
    for (const row of rows) await setReview(tx, id, row);
  });
}

/** Everything is done and taken back. */
async function rehearse(
  parts: ImportParts,
  ownerId: string,
  one: StoredImport,
): Promise<ReviewedRow[]> {
  const owner = await ownerOf(parts, ownerId);
  const rows = new Map<number, ReviewedRow>();
  const rowOf = (line: number): ReviewedRow => {
    const known = rows.get(line);
    if (known) return known;
    const row: ReviewedRow = {
      line,
      key: '',
      name: '',
      outcome: 'rejected',
      problems: [],
      photos: 0,
      petId: null,
    };
    rows.set(line, row);
    return row;
  };
  const options = { source: sourceOf(one), dryRun: true, keepsKnown: true };
  const signal = AbortSignal.timeout(longestReview);
  const keys = await runEngine(parts, one, {
    signal,
    report: {
      async add({ line, externalId, problems }) {
        const row = rowOf(line);
        Object.assign(row, { key: externalId, problems: [...row.problems, ...problems] });
      },
    },
    async store(read) {
      const outcomes = await parts.pets.upsertAllImported(
        owner,
        read.map(({ pet }) => pet),
        options,
      );
      const isNamesake = await namesakesOf(parts, read);
      for (const [at, { line, pet }] of read.entries()) {
        const outcome = outcomes[at];
        const row = rowOf(line);
        const isNew = outcome?.outcome === 'created';
        Object.assign(row, {
          key: pet.externalId,
          name: pet.description.name,
          photos: pet.mediaAssetIds.length,
          ...(isNew && { outcome: 'ready' }),
          ...(isNew && isNamesake(pet) && { problems: [...row.problems, maybeKnown] }),
          ...(outcome?.outcome === 'unchanged' && { outcome: 'known', petId: outcome.petId }),
        });
      }
      return outcomes;
    },
  });
  signal.throwIfAborted();
  return [...rows.values()].map((row) => ({
    ...row,
    // Of one that is rejected, too.
    name: row.name || (keys.get(row.line)?.name ?? '').slice(0, longestText.name),
  }));
}

const maybeKnown = { field: 'name', reason: 'importMaybeKnown' } as const satisfies RowProblem;

type Look = Pick<PetDescription, 'name' | 'species' | 'sex'>;
const lookOf = ({ name, species, sex }: Readonly<Record<keyof Look, string>>) =>
  [foldText(name), species, sex].join(' ');

/** Whoever registered an animal by hand may have it in the table, too. */
async function namesakesOf(
  { database: { query } }: ImportParts,
  read: readonly ReadRow[],
): Promise<(pet: ImportedPet) => boolean> {
  const names = read.map(({ pet }) => foldText(pet.description.name));
  const known = new Set((await petReferences.namesakes(query, names)).map(lookOf));
  return ({ description }) => known.has(lookOf(description));
}
