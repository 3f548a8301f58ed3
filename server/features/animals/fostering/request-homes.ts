import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { isOwnerOrCan, requireAccount } from '#domain/access/relations.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import {
  type FosterNeeds,
  type FosterRequest,
  fosterNeedsInput,
  fosterRequestInput,
  type RequestAnswer,
  type RequestState,
  reopenInput,
  requestLimits,
  requestStateOf,
} from '#domain/fostering/foster-request.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AccountContact } from '#server/features/people/accounts/accounts.service.ts';
import type { FosterAsking } from './ask-homes.ts';
import { askAgain, findAsksOf, insertAsks, takeBackYes } from './asks.repository.ts';
import { requireAsker } from './confirm-askers.ts';
import { findFittingHomes } from './fitting-homes.repository.ts';
import { findHome, findHomes } from './foster-homes.repository.ts';
import type { FosteringDependencies } from './fostering-dependencies.ts';
import {
  countOpen,
  insertRequest,
  lockRequest,
  moveRequest,
  pageOfRequests,
} from './requests.repository.ts';

export interface RequestDependencies extends FosteringDependencies {
  asking: FosterAsking;
}

const hour = 3_600_000;

/**
 * Asks the homes that fit, by mail: "can you take two kittens tonight?" For who manages homes, and rescuers whom one of them confirmed.
 * @returns its id, and how many homes are asked
 * @throws AppError unauthenticated, forbidden, invalid (by field, or nobody to ask), conflict (too many open), tooManyRequests
 */
export async function askHomes(
  dependencies: RequestDependencies,
  actor: Actor,
  values: unknown,
  recordCreation?: RecordCreation,
): Promise<{ id: string; asked: number }> {
  const { database, clock, limits } = dependencies;
  const authorId = requireAccount(actor.viewer);
  await requireAsker(database.query, actor.viewer);
  const { hours, ...input } = valid(fosterRequestInput, values);
  await admitChange(limits, actor.viewer);
  await limits.consume('fosterRequest', authorId);
  return database.transaction(async (tx) => {
    // In turn, so that of several at once none is one too many.
    await database.dialect.lockTable(tx.query, 'foster_requests');
    const now = clock.now();
    if ((await countOpen(tx.query, authorId, now.toISOString())) >= requestLimits.open) {
      throw conflict('fosterTooManyRequests');
    }
    const homeIds = await fitting(dependencies, tx.query, input, authorId);
    if (homeIds.length === 0) throw new AppError('invalid', 'fosterNobodyToAsk');
    const request: FosterRequest = {
      ...input,
      id: uuid(),
      authorId,
      state: 'open',
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + hours * hour).toISOString(),
      solvedBy: null,
      reopened: 0,
    };
    await insertRequest(tx, request);
    await insertAsks(
      tx,
      homeIds.map((homeId) => ({ id: uuid(), requestId: request.id, homeId })),
    );
    await dependencies.asking.begin(tx, request.id);
    await recordRequest(dependencies, tx, actor, 'foster.asked', request);
    const created = { id: request.id, asked: homeIds.length };
    await recordCreation?.(tx, created);
    return created;
  });
}

const fitting = (
  { database: { dialect }, today }: RequestDependencies,
  query: Tx['query'],
  needs: FosterNeeds,
  exceptAccount: string,
  among?: readonly string[],
): Promise<string[]> =>
  findFittingHomes(
    { query, dialect },
    { ...needs, today: today(), exceptAccount, ...(among && { among }) },
    requestLimits.homes,
  );

/**
 * How many homes a question about these animals would go to.
 * @throws AppError unauthenticated, forbidden, invalid (by field)
 */
export async function countFitting(
  dependencies: RequestDependencies,
  viewer: Viewer,
  values: unknown,
): Promise<number> {
  const authorId = requireAccount(viewer);
  const { query } = dependencies.database;
  await requireAsker(query, viewer);
  return (await fitting(dependencies, query, valid(fosterNeedsInput, values), authorId)).length;
}

/**
 * The home that said yes cannot after all: those that said yes later or have not answered, and still fit, are asked again.
 * @returns how many
 * @throws AppError unauthenticated, forbidden, notFound, invalid (by field, or nobody to ask), conflict (not solved, opened again as
 * often as possible, or too many open), tooManyRequests
 */
export async function reopenRequest(
  dependencies: RequestDependencies,
  actor: Actor,
  id: string,
  values: unknown,
): Promise<number> {
  const { database, clock, limits } = dependencies;
  const accountId = requireAccount(actor.viewer);
  const { hours } = valid(reopenInput, values);
  await admitChange(limits, actor.viewer);
  await limits.consume('fosterRequest', accountId);
  return database.transaction(async (tx) => {
    await database.dialect.lockTable(tx.query, 'foster_requests');
    const request = await lockRequest(tx, id);
    if (!request || !isOwnerOrCan(actor.viewer, request.authorId, 'fosters.manage')) {
      throw notFound('fosterRequest');
    }
    await requireAsker(tx.query, actor.viewer);
    if (request.state !== 'solved') throw conflict('fosterRequestNotSolved');
    if (request.reopened >= requestLimits.reopened) throw conflict('fosterReopenedOften');
    const authorId = request.authorId ?? accountId;
    const now = clock.now();
    if ((await countOpen(tx.query, authorId, now.toISOString())) >= requestLimits.open) {
      throw conflict('fosterTooManyRequests');
    }
    const asks = (await findAsksOf(tx.query, [id])).filter(
      ({ answer }) => answer === null || answer === 'late',
    );
    const among = asks.map(({ homeId }) => homeId);
    const fit = await fitting(dependencies, tx.query, request, authorId, among);
    const again = asks.filter(({ homeId }) => fit.includes(homeId));
    if (again.length === 0) throw new AppError('invalid', 'fosterNobodyLeftToAsk');
    await takeBackYes(tx, id, now.toISOString());
    await askAgain(
      tx,
      again.map((one) => one.id),
    );
    const expiresAt = new Date(now.getTime() + hours * hour).toISOString();
    await moveRequest(tx, id, { state: 'open', expiresAt, reopened: request.reopened + 1 });
    await dependencies.asking.begin(tx, id);
    const home = request.solvedBy === null ? undefined : await findHome(tx.query, request.solvedBy);
    if (home) await dependencies.mails.notifyClosed(tx, request, home);
    await recordRequest(dependencies, tx, actor, 'foster.asked', request);
    return again.length;
  });
}

/** A request with what each home answered. */
export interface ShownRequest extends Omit<FosterRequest, 'state'> {
  state: RequestState;
  /** Whoever asks; undefined where the account is gone. */
  author: AccountContact | undefined;
  /** In the order of the answers; of those that have not answered there is only the number. */
  answers: readonly { name: string; city: string; answer: RequestAnswer; at: string }[];
  unanswered: number;
  /** Whoever said yes first. */
  winner: AccountContact | null;
}

/** The newest first: the viewer's own, or all. @throws AppError unauthenticated, forbidden */
export async function listRequests(
  { database: { query }, accounts, clock }: RequestDependencies,
  viewer: Viewer,
  { ofAll, ...page }: PageRequest & { ofAll: boolean },
): Promise<Paged<ShownRequest>> {
  const authorId = ofAll ? requireRight(viewer, 'fosters.manage') : requireAccount(viewer);
  const { items, total } = await pageOfRequests(query, ofAll ? 'all' : { authorId }, page);
  const asks = await findAsksOf(
    query,
    items.map(({ id }) => id),
  );
  const homes = await findHomes(query, [...new Set(asks.map(({ homeId }) => homeId))]);
  const people = await accounts.contactsOf(
    [...homes.map((home) => home.accountId), ...items.flatMap((one) => one.authorId ?? [])],
    query,
  );
  const contactOf = (homeId: string | null) => {
    const home = homes.find(({ id }) => id === homeId);
    return home && people.get(home.accountId);
  };
  const now = clock.now();
  const shown = items.map((request) => {
    const own = asks.filter(({ requestId }) => requestId === request.id);
    return {
      ...request,
      state: requestStateOf(request, now),
      author: people.get(request.authorId ?? ''),
      answers: own.flatMap(({ homeId, answer, answeredAt }) =>
        answer === null || answeredAt === null
          ? []
          : [
              {
                name: contactOf(homeId)?.name ?? '',
                city: homes.find(({ id }) => id === homeId)?.city ?? '',
                answer,
                at: answeredAt,
              },
            ],
      ),
      unanswered: own.filter(({ answer }) => answer === null).length,
      winner: contactOf(request.solvedBy) ?? null,
    };
  });
  return paged(shown, total, page);
}

/**
 * The homes that have not answered are told that there is no need.
 * @throws AppError unauthenticated, notFound, conflict (closed already), tooManyRequests
 */
export async function cancelRequest(
  dependencies: RequestDependencies,
  actor: Actor,
  id: string,
): Promise<void> {
  requireAccount(actor.viewer);
  await admitChange(dependencies.limits, actor.viewer);
  await dependencies.database.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request || !isOwnerOrCan(actor.viewer, request.authorId, 'fosters.manage')) {
      throw notFound('fosterRequest');
    }
    if (requestStateOf(request, dependencies.clock.now()) !== 'open') {
      throw conflict('fosterRequestClosed');
    }
    await moveRequest(tx, id, { state: 'cancelled' });
    await dependencies.asking.notifyClosed(tx, id);
    await recordRequest(dependencies, tx, actor, 'foster.askCancelled', request);
  });
}

const recordRequest = (
  { audit }: Pick<FosteringDependencies, 'audit'>,
  tx: Tx,
  { viewer, address }: Actor,
  action: 'foster.asked' | 'foster.askCancelled',
  { authorId }: FosterRequest,
): Promise<void> =>
  audit.record(tx, {
    action,
    actorId: requireAccount(viewer),
    subjectId: authorId,
    address,
  });
