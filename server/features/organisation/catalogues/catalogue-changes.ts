import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { blankRow, writableFields } from '#domain/catalogues/catalogue.ts';
import { catalogueNamed } from '#domain/catalogues/index.ts';
import type { Clock } from '#domain/clock.ts';
import { inputOf } from '#domain/contract/field.ts';
import { AppError, conflict, invalid, notFound } from '#domain/errors.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { CatalogueRow } from '#server/features/kits/querying/catalogue-tables.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditAction, AuditService } from '#server/features/people/audit/audit.service.ts';
import type { EditableCatalogue } from './catalogue-reading.ts';
import { requireKeeper } from './catalogues.policy.ts';
import type { createCataloguesRepository } from './catalogues.repository.ts';

interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  clock: Clock;
  audit: AuditService;
  limits: RateLimits;
  repository: ReturnType<typeof createCataloguesRepository>;
}

/** What a caller says of a row, by its fields; `version` is the one that the caller has read. */
type RowInput = Readonly<Record<string, unknown>> & { version?: unknown };

/**
 * @param recordCreation is told the new id, in the transaction
 * @returns the new row's id
 * @throws AppError unauthenticated, forbidden, invalid (by field), conflict, tooManyRequests
 */
export async function create(
  dependencies: Dependencies,
  actor: Actor,
  name: EditableCatalogue,
  request: RowInput,
  recordCreation?: RecordCreation,
): Promise<string> {
  const { repository, database, clock, limits } = dependencies;
  requireKeeper(actor.viewer);
  await admitChange(limits, actor.viewer);
  const catalogue = catalogueNamed(name);
  const input = valid(inputOf(writableFields(catalogue)), { ...blankRow(catalogue), ...request });
  const row = { ...input, id: uuid(), createdAt: clock.now().toISOString(), version: 1 };
  await database.transaction(async (tx) => {
    await repository.lock(tx, name);
    const most = catalogue.editing?.most ?? 0;
    if ((await repository.count(tx, name)) >= most) throw conflict('catalogueFull');
    await repository.insert(tx, name, await complete(dependencies, tx, name, row));
    await record(dependencies, tx, 'catalogue.rowAdded', actor, { catalogue: name, id: row.id });
    await recordCreation?.(tx, row.id);
  });
  return row.id;
}

/**
 * `whole`: what is not said becomes blank instead of staying.
 * @throws AppError unauthenticated, forbidden, notFound, invalid (by field), conflict (changed since it was read,
 * already listed, or one that the portal counts on), tooManyRequests
 */
export async function change(
  dependencies: Dependencies,
  actor: Actor,
  name: EditableCatalogue,
  id: string,
  { version, ...fields }: RowInput,
  { whole }: { whole: boolean },
): Promise<void> {
  const { repository, database, limits } = dependencies;
  requireKeeper(actor.viewer);
  await admitChange(limits, actor.viewer);
  const catalogue = catalogueNamed(name);
  await database.transaction(async (tx) => {
    await repository.lock(tx, name);
    const before = await getChangeable(dependencies, tx, name, id);
    if (version !== undefined && version !== before.version) throw conflict('rowChangedSince');
    const base = whole ? blankRow(catalogue) : before;
    const input = valid(inputOf(writableFields(catalogue)), { ...base, ...fields });
    const after = await complete(dependencies, tx, name, { ...before, ...input });
    // A repeated request changes nothing, and leaves no trace.
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    await repository.update(tx, name, { ...after, version: Number(before.version) + 1 });
    await record(dependencies, tx, 'catalogue.rowChanged', actor, { catalogue: name, id });
  });
}

/**
 * For good.
 * @throws AppError unauthenticated, forbidden, notFound, conflict (in use, the last one, or one that the portal
 * counts on), tooManyRequests
 */
export async function remove(
  dependencies: Dependencies,
  actor: Actor,
  name: EditableCatalogue,
  id: string,
): Promise<void> {
  const { repository, database, limits } = dependencies;
  requireKeeper(actor.viewer);
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    await repository.lock(tx, name);
    await getChangeable(dependencies, tx, name, id);
    const isLast =
      catalogueNamed(name).editing?.neverEmpty && (await repository.count(tx, name)) === 1;
    if (isLast) throw conflict('rowLast');
    await repository.remove(tx, name, id);
    await record(dependencies, tx, 'catalogue.rowRemoved', actor, { catalogue: name, id });
  });
}

async function record(
  { dataVersions, audit }: Dependencies,
  tx: Tx,
  action: AuditAction,
  { viewer, address }: Actor,
  details: { catalogue: EditableCatalogue; id: string },
): Promise<void> {
  const actorId = viewer.kind === 'user' ? viewer.id : null;
  await audit.record(tx, { action, actorId, subjectId: null, address, details });
  const { readBy } = catalogueNamed(details.catalogue);
  // Nothing is kept of what only some may see.
  if (readBy === 'everyone') await dataVersions.bump(tx, 'referenceData');
}

/** @throws AppError invalid (by field), conflict */
async function complete(
  { repository }: Dependencies,
  tx: Tx,
  name: EditableCatalogue,
  row: CatalogueRow,
): Promise<CatalogueRow> {
  const { editing } = catalogueNamed(name);
  const { unique = 'id', derive, references = {} } = editing ?? {};
  for (const [field, to] of Object.entries(references)) {
    const id = row[field];
    if (typeof id !== 'string') continue;
    const isThere = await repository.find(tx, to as EditableCatalogue, id);
    if (!isThere) throw invalid({ [field]: ['chooseOption'] });
  }
  if (await repository.isTaken(tx, name, unique, row)) {
    throw new AppError('conflict', 'alreadyListed', { details: { [unique]: ['alreadyListed'] } });
  }
  return { ...row, ...derive?.(row) };
}

async function getChangeable(
  { repository }: Dependencies,
  tx: Tx,
  name: EditableCatalogue,
  id: string,
): Promise<CatalogueRow> {
  const row = await repository.find(tx, name, id);
  if (!row) throw notFound('row');
  if (catalogueNamed(name).editing?.isFixed?.(row)) throw conflict('rowFixed');
  return row;
}
