import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { blankRow, type Catalogue, writableFields } from '#domain/catalogues/catalogue.ts';
import { type CatalogueName, catalogueNamed } from '#domain/catalogues/index.ts';
import type { Clock } from '#domain/clock.ts';
import { inputOf } from '#domain/contract/field.ts';
import type { DonationKind } from '#domain/donations/donation-kind.ts';
import { normalizeEmail } from '#domain/email.ts';
import { AppError, conflict, invalid, notFound } from '#domain/errors.ts';
import type { Paged } from '#domain/paging.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditAction, AuditService } from '../audit/audit.service.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import { type CatalogueRow, catalogueTables } from '../querying/catalogue-tables.ts';
import type { Condition, RowQuery } from '../querying/row-query.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { valid } from '../valid.ts';
import { findsAll, requireKeeper, requireReader } from './catalogues.policy.ts';
import { createCataloguesRepository } from './catalogues.repository.ts';

/** The catalogues that administrators keep. */
export type KeptCatalogue = Exclude<CatalogueName, `sat${string}`>;

/** What a caller says of a row, by its fields; `version` is the one that the caller has read. */
type Said = Readonly<Record<string, unknown>> & { version?: unknown };

interface Parts {
  database: Database;
  dataVersions: DataVersions;
  clock: Clock;
  audit: AuditService;
  limits: RateLimits;
  accounts: AccountsService;
}

export type CataloguesService = ReturnType<typeof createCataloguesService>;

/** Each change is one transaction with its event in the log and the caches' version. */
export function createCataloguesService(parts: Parts) {
  const { database, dataVersions, clock, audit, limits, accounts } = parts;
  const repository = createCataloguesRepository(database);

  /** What narrows a query to the rows that the viewer may see. */
  async function rowsFor(viewer: Viewer, catalogue: Catalogue): Promise<Condition<string>[]> {
    if (findsAll(viewer)) return [];
    const { offered, owner } = catalogue;
    const isOffered = { field: offered ?? '', operator: '=', value: true } as const;
    const whose = { field: owner ?? '', operator: '=', value: await emailOf(viewer) } as const;
    return [...(offered ? [isOffered] : []), ...(owner ? [whose] : [])];
  }

  /** Confirmed, for who has not confirmed it has no session. */
  async function emailOf(viewer: Viewer): Promise<string> {
    if (viewer.kind !== 'user') return '';
    const account = await accounts.find(viewer.id);
    return account ? normalizeEmail(account.email) : '';
  }

  async function record(
    tx: Tx,
    action: AuditAction,
    { viewer, address }: Actor,
    details: { catalogue: KeptCatalogue; id: string },
  ): Promise<void> {
    const actorId = viewer.kind === 'user' ? viewer.id : null;
    await audit.record(tx, { action, actorId, subjectId: null, address, details });
    const { readBy } = catalogueNamed(details.catalogue);
    // Nothing is kept of what only some may see.
    if (readBy === 'everyone') await dataVersions.bump(tx, 'referenceData');
  }

  /** @throws AppError invalid (by field), conflict */
  async function complete(tx: Tx, name: KeptCatalogue, row: CatalogueRow): Promise<CatalogueRow> {
    const { kept } = catalogueNamed(name);
    const { unique = 'id', derive, references = {} } = kept ?? {};
    for (const [field, to] of Object.entries(references)) {
      const id = row[field];
      if (typeof id !== 'string') continue;
      const isThere = await repository.find(tx, to as KeptCatalogue, id);
      if (!isThere) throw invalid({ [field]: ['chooseOption'] });
    }
    if (await repository.isTaken(tx, name, unique, row)) {
      throw new AppError('conflict', 'alreadyListed', { details: { [unique]: ['alreadyListed'] } });
    }
    return { ...row, ...derive?.(row) };
  }

  async function getChangeable(tx: Tx, name: KeptCatalogue, id: string): Promise<CatalogueRow> {
    const row = await repository.find(tx, name, id);
    if (!row) throw notFound('row');
    if (catalogueNamed(name).kept?.isFixed?.(row)) throw conflict('rowFixed');
    return row;
  }

  return {
    /** By name unless another order is asked for. @throws AppError unauthenticated, forbidden */
    async query(
      viewer: Viewer,
      name: KeptCatalogue,
      query: RowQuery<string>,
    ): Promise<Paged<CatalogueRow>> {
      const catalogue = catalogueNamed(name);
      requireReader(viewer, catalogue);
      const where = [...query.where, ...(await rowsFor(viewer, catalogue))];
      return catalogueTables[name].page(database, { ...query, where });
    },

    /** Whoever asks; also one that is not offered any more. */
    product: (by: { id: string } | { key: DonationKind }): Promise<CatalogueRow | undefined> =>
      'id' in by
        ? repository.find(database, 'products', by.id)
        : repository.findKeyed(database, by.key),

    /** Whoever asks. */
    isEmpty: (name: KeptCatalogue): Promise<boolean> => repository.isEmpty(database, name),

    /**
     * @param recordCreation is told the new id, in the transaction
     * @returns the new row's id
     * @throws AppError unauthenticated, forbidden, invalid (by field), conflict, tooManyRequests
     */
    async create(
      actor: Actor,
      name: KeptCatalogue,
      said: Said,
      recordCreation?: RecordCreation,
    ): Promise<string> {
      requireKeeper(actor.viewer);
      await admitChange(limits, actor.viewer);
      const catalogue = catalogueNamed(name);
      const input = valid(inputOf(writableFields(catalogue)), { ...blankRow(catalogue), ...said });
      const row = { ...input, id: uuid(), createdAt: clock.now().toISOString(), version: 1 };
      await database.transaction(async (tx) => {
        await repository.lock(tx, name);
        const most = catalogue.kept?.most ?? 0;
        if ((await repository.count(tx, name)) >= most) throw conflict('catalogueFull');
        await repository.insert(tx, name, await complete(tx, name, row));
        await record(tx, 'catalogue.rowAdded', actor, { catalogue: name, id: row.id });
        await recordCreation?.(tx, row.id);
      });
      return row.id;
    },

    /**
     * `whole`: what is not said becomes blank instead of staying.
     * @throws AppError unauthenticated, forbidden, notFound, invalid (by field), conflict (changed since it was read,
     * already listed, or one that the portal counts on), tooManyRequests
     */
    async change(
      actor: Actor,
      name: KeptCatalogue,
      id: string,
      { version, ...said }: Said,
      { whole }: { whole: boolean },
    ): Promise<void> {
      requireKeeper(actor.viewer);
      await admitChange(limits, actor.viewer);
      const catalogue = catalogueNamed(name);
      await database.transaction(async (tx) => {
        await repository.lock(tx, name);
        const before = await getChangeable(tx, name, id);
        if (version !== undefined && version !== before.version) throw conflict('rowChangedSince');
        const base = whole ? blankRow(catalogue) : before;
        const input = valid(inputOf(writableFields(catalogue)), { ...base, ...said });
        const after = await complete(tx, name, { ...before, ...input });
        // A repeated request changes nothing, and leaves no trace.
        if (JSON.stringify(after) === JSON.stringify(before)) return;
        await repository.update(tx, name, { ...after, version: Number(before.version) + 1 });
        await record(tx, 'catalogue.rowChanged', actor, { catalogue: name, id });
      });
    },

    /**
     * For good.
     * @throws AppError unauthenticated, forbidden, notFound, conflict (in use, the last one, or one that the portal
     * counts on), tooManyRequests
     */
    async remove(actor: Actor, name: KeptCatalogue, id: string): Promise<void> {
      requireKeeper(actor.viewer);
      await admitChange(limits, actor.viewer);
      await database.transaction(async (tx) => {
        await repository.lock(tx, name);
        await getChangeable(tx, name, id);
        const isLast =
          catalogueNamed(name).kept?.neverEmpty && (await repository.count(tx, name)) === 1;
        if (isLast) throw conflict('rowLast');
        await repository.remove(tx, name, id);
        await record(tx, 'catalogue.rowRemoved', actor, { catalogue: name, id });
      });
    },
  };
}
