import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, invalid } from '#domain/errors.ts';
import { fundraiserContent, isFundraiserEnd } from '#domain/fundraisers/fundraiser.ts';
import { fundraiserStateOn, mostOpen, openStates } from '#domain/fundraisers/fundraiser-states.ts';
import { slugOf } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import {
  type Fundraiser,
  type FundraiserDependencies,
  logFundraiser,
  requireOwn,
  requireReadable,
  todayOf,
  withProgress,
} from './fundraiser-dependencies.ts';
import { requireTarget } from './fundraiser-targets.ts';
import {
  countOpen,
  deleteFundraiser,
  type FundraiserChanges,
  type FundraiserKey,
  findOwn,
  insertFundraiser,
  type StoredFundraiser,
  updateFundraiser,
} from './fundraisers.repository.ts';
import { countOpenReports } from './reports.repository.ts';

const mostListed = 50;

export type ListedFundraiser = Fundraiser & { reports: number };

export async function withReports(
  dependencies: FundraiserDependencies,
  found: readonly StoredFundraiser[],
  isModerator: boolean,
): Promise<ListedFundraiser[]> {
  const ids = isModerator ? found.map(({ id }) => id) : [];
  const reports = await countOpenReports(dependencies.database, ids);
  const all = await withProgress(dependencies, found);
  return all.map((one) => ({ ...one, reports: reports.get(one.id) ?? 0 }));
}

/** Newest first. @throws AppError unauthenticated */
export async function listOwn(
  dependencies: FundraiserDependencies,
  viewer: Viewer,
): Promise<ListedFundraiser[]> {
  const found = await findOwn(dependencies.database, requireAccount(viewer), mostListed);
  return withReports(dependencies, found, false);
}

/** @throws AppError notFound */
export async function open(
  dependencies: FundraiserDependencies,
  viewer: Viewer,
  id: string,
): Promise<ListedFundraiser> {
  const found = await requireReadable(dependencies.database, viewer, id);
  const [one] = await withReports(dependencies, [found], found.ownerId !== requireAccount(viewer));
  return one as ListedFundraiser;
}

/** @returns what becomes of its state when it is written anew @throws AppError conflict: it is over */
function rewritten(
  dependencies: FundraiserDependencies,
  found: StoredFundraiser,
): FundraiserChanges {
  const state = fundraiserStateOn(found, todayOf(dependencies));
  if (state === 'active') return { changes: 'draft' };
  if (!openStates.includes(state)) throw conflict('fundraiserStateChanged');
  return { state: 'draft' };
}

/**
 * What everybody reads stays until a moderator has approved what is written now.
 * @param key of the one that is changed; undefined of a new draft
 * @throws AppError unauthenticated, invalid, notFound, conflict, tooManyRequests
 */
export async function save(
  dependencies: FundraiserDependencies,
  actor: Actor,
  key: FundraiserKey | undefined,
  raw: unknown,
  record?: RecordCreation,
): Promise<FundraiserKey> {
  const ownerId = requireAccount(actor.viewer);
  const { database, clock, limits } = dependencies;
  await admitChange(limits, actor.viewer);
  const written = valid(fundraiserContent, raw);
  const now = clock.now().toISOString();
  return database.transaction(async (tx) => {
    const saved = { id: key?.id ?? uuid(), revision: (key?.revision ?? 0) + 1 };
    if (key) {
      const found = await requireOwn(tx, actor.viewer, key.id);
      const state = rewritten(dependencies, found);
      const changes = {
        ...state,
        written_json: JSON.stringify(written),
        ...(found.shown === null && { ends_on: written.endsOn }),
      };
      if (!(await updateFundraiser(tx, key, changes, now))) throw conflict('fundraiserChanged');
    } else {
      await dependencies.accounts.lock(tx, ownerId);
      if ((await countOpen(tx, ownerId, todayOf(dependencies))) >= mostOpen) {
        throw conflict('fundraisersTooMany');
      }
      const slug = `${slugOf(written.title).slice(0, 60) || 'pagina'}-${saved.id.slice(-6)}`;
      await insertFundraiser(tx, { id: saved.id, ownerId, slug, written }, now);
      await logFundraiser(dependencies, tx, actor, 'fundraiser.created', { slug });
    }
    await record?.(tx, saved);
    return saved;
  });
}

/** @throws AppError invalid, notFound, conflict, tooManyRequests */
async function step(
  dependencies: FundraiserDependencies,
  actor: Actor,
  key: FundraiserKey,
  take: (found: StoredFundraiser, tx: Tx) => Promise<FundraiserChanges>,
  action: 'fundraiser.submitted' | 'fundraiser.ended',
): Promise<FundraiserKey> {
  const { database, clock, limits, dataVersions } = dependencies;
  await admitChange(limits, actor.viewer);
  const now = clock.now().toISOString();
  return database.transaction(async (tx) => {
    const found = await requireOwn(tx, actor.viewer, key.id);
    const changes = await take(found, tx);
    if (!(await updateFundraiser(tx, key, changes, now))) throw conflict('fundraiserChanged');
    if (found.shown !== null) await dataVersions.bump(tx, 'campaigns');
    await logFundraiser(dependencies, tx, actor, action, found);
    return { id: key.id, revision: key.revision + 1 };
  });
}

/** To the moderators. @throws AppError unauthenticated, invalid, notFound, conflict, tooManyRequests */
export async function submit(
  dependencies: FundraiserDependencies,
  actor: Actor,
  key: FundraiserKey,
): Promise<FundraiserKey> {
  await dependencies.limits.consume('fundraiserReview', requireAccount(actor.viewer));
  const today = todayOf(dependencies);
  const { written } = await requireOwn(dependencies.database, actor.viewer, key.id);
  if (!isFundraiserEnd(written.endsOn, today)) {
    throw invalid({ endsOn: ['fundraiserEndOutside'] });
  }
  await requireTarget(dependencies, written);
  return step(
    dependencies,
    actor,
    key,
    async (found) => {
      const state = fundraiserStateOn(found, today);
      if (state === 'active' && (found.changes === 'draft' || found.changes === 'refused')) {
        return { changes: 'review', reason: '' };
      }
      if (state !== 'draft' && state !== 'refused') throw conflict('fundraiserStateChanged');
      return { state: 'review', reason: '' };
    },
    'fundraiser.submitted',
  );
}

/** No gift names it any more. @throws AppError unauthenticated, notFound, conflict, tooManyRequests */
export const end = (dependencies: FundraiserDependencies, actor: Actor, key: FundraiserKey) =>
  step(
    dependencies,
    actor,
    key,
    async (found) => {
      if (fundraiserStateOn(found, todayOf(dependencies)) !== 'active') {
        throw conflict('fundraiserStateChanged');
      }
      return { state: 'ended', changes: 'none' };
    },
    'fundraiser.ended',
  );

/** One that nobody has ever read. @throws AppError unauthenticated, notFound, conflict, tooManyRequests */
export async function remove(
  dependencies: FundraiserDependencies,
  actor: Actor,
  { id }: FundraiserKey,
): Promise<void> {
  await admitChange(dependencies.limits, actor.viewer);
  await dependencies.database.transaction(async (tx) => {
    const found = await requireOwn(tx, actor.viewer, id);
    if (found.approvedAt !== null) throw conflict('fundraiserStateChanged');
    await deleteFundraiser(tx, id);
    await logFundraiser(dependencies, tx, actor, 'fundraiser.removed', found);
  });
}
