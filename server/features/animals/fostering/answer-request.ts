import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { FosterHome } from '#domain/fostering/foster-home.ts';
import {
  type FosterAsk,
  type FosterRequest,
  type RequestAnswer,
  type RequestState,
  requestStateOf,
} from '#domain/fostering/foster-request.ts';
import type { Tx } from '#server/db/database.ts';
import { nameAlone } from '#server/features/kits/mail/salutation.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { AskKeys } from './ask-keys.ts';
import { findAsk, findOpenAsks, storeAnswer } from './asks.repository.ts';
import { findHome, findHomeOf } from './foster-homes.repository.ts';
import type { RequestDependencies } from './request-homes.ts';
import { findRequest, lockRequest, moveRequest } from './requests.repository.ts';

export interface AnswerDependencies extends RequestDependencies {
  keys: AskKeys;
}

/** What a home sees of a question. */
export interface AskedHome
  extends Pick<
    FosterRequest,
    'species' | 'count' | 'age' | 'size' | 'skills' | 'city' | 'words' | 'expiresAt'
  > {
  id: string;
  /** Who asks; '' where it is no plain name, or the account is gone. */
  author: string;
  state: RequestState;
  answer: RequestAnswer | null;
}

/** By the link of a mail. Changes nothing: mail scanners open every link. @throws AppError notFound, tooManyRequests */
export async function openAsk(
  dependencies: AnswerDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
): Promise<AskedHome> {
  return shown(
    dependencies,
    dependencies.database.query,
    await findByKey(dependencies, actor, key),
  );
}

/** Questions that the viewer's home has not answered. @throws AppError unauthenticated */
export async function openAsks(
  dependencies: AnswerDependencies,
  viewer: Viewer,
): Promise<AskedHome[]> {
  const { query } = dependencies.database;
  const home = await findHomeOf(query, requireAccount(viewer));
  if (!home) return [];
  const asks = await findOpenAsks(query, home.id, dependencies.clock.now().toISOString());
  const found = await Promise.all(asks.map((ask) => shown(dependencies, query, ask)));
  return found.filter(({ state }) => state === 'open');
}

/**
 * By the link, once. The first yes solves the question: whoever asked is told who it was, and the others that there is no need.
 * @returns 'late': a yes after somebody else's
 * @throws AppError notFound, tooManyRequests; conflict: answered already, or closed
 */
export async function answerByLink(
  dependencies: AnswerDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
  accepts: boolean,
): Promise<RequestAnswer> {
  const ask = await findByKey(dependencies, actor, key);
  return dependencies.database.transaction((tx) =>
    answer(dependencies, tx, ask.id, accepts, actor.address),
  );
}

/** As `answerByLink`, of the viewer's own home. @throws AppError unauthenticated, and those of `answerByLink` */
export async function answerAsk(
  dependencies: AnswerDependencies,
  { viewer, address }: Actor,
  askId: string,
  accepts: boolean,
): Promise<RequestAnswer> {
  const accountId = requireAccount(viewer);
  await admitChange(dependencies.limits, viewer);
  return dependencies.database.transaction(async (tx) => {
    const home = await findHomeOf(tx.query, accountId);
    const ask = await findAsk(tx.query, askId);
    if (!home || ask?.homeId !== home.id) throw notFound('fosterRequest');
    return answer(dependencies, tx, askId, accepts, address);
  });
}

async function answer(
  dependencies: AnswerDependencies,
  tx: Tx,
  askId: string,
  accepts: boolean,
  address: string,
): Promise<RequestAnswer> {
  const known = await findAsk(tx.query, askId);
  const request = known && (await lockRequest(tx, known.requestId));
  // Read anew behind the lock: the same home may have answered meanwhile.
  const ask = request && (await findAsk(tx.query, askId));
  const home = ask && (await findHome(tx.query, ask.homeId));
  if (!home) throw notFound('fosterRequest');
  if (ask.answer !== null) throw conflict('fosterAlreadyAnswered');
  const now = dependencies.clock.now();
  const state = await stateNow(dependencies, tx.query, request);
  if (state !== 'open' && state !== 'solved') throw conflict('fosterRequestClosed');
  const given = accepts ? (state === 'open' ? 'yes' : 'late') : 'no';
  await storeAnswer(tx, askId, given, now.toISOString());
  await dependencies.audit.record(tx, {
    action: 'foster.askAnswered',
    actorId: home.accountId,
    subjectId: home.accountId,
    address,
    details: { answer: given },
  });
  if (given === 'yes') await solve(dependencies, tx, request, home);
  return given;
}

/** What a suspended account asked is closed. */
async function stateNow(
  { accounts, clock }: AnswerDependencies,
  query: Tx['query'],
  request: FosterRequest,
): Promise<RequestState> {
  const { authorId } = request;
  const state = requestStateOf(request, clock.now());
  if (state !== 'open') return state;
  return (await accounts.isSuspended(authorId, query)) ? 'cancelled' : state;
}

async function solve(
  { asking, mails }: AnswerDependencies,
  tx: Tx,
  request: FosterRequest,
  home: FosterHome,
): Promise<void> {
  await moveRequest(tx, request.id, { state: 'solved', solvedBy: home.id });
  await asking.notifyClosed(tx, request.id);
  await mails.notifySolved(tx, request, home);
}

/** A home whose person is suspended has nothing to answer. */
async function findByKey(
  { accounts, database: { query }, keys, limits }: AnswerDependencies,
  { address }: Pick<Actor, 'address'>,
  key: string,
): Promise<FosterAsk> {
  const id = keys.idIn(key);
  if (id === undefined) await limits.consume('mailLink', address);
  const ask = id === undefined ? undefined : await findAsk(query, id);
  const home = ask && (await findHome(query, ask.homeId));
  if (!ask || !home || !(await accounts.isActive(home.accountId))) throw notFound('fosterRequest');
  return ask;
}

async function shown(
  dependencies: AnswerDependencies,
  query: Tx['query'],
  { id, requestId, answer: given }: FosterAsk,
): Promise<AskedHome> {
  const request = await findRequest(query, requestId);
  if (!request) throw notFound('fosterRequest');
  const { authorId, species, count, age, size, skills, city, words, expiresAt } = request;
  const author =
    authorId === null
      ? undefined
      : (await dependencies.accounts.contactsOf([authorId], query)).get(authorId);
  return {
    id,
    species,
    count,
    age,
    size,
    skills,
    city,
    words,
    expiresAt,
    author: nameAlone(author?.name ?? ''),
    state: await stateNow(dependencies, query, request),
    answer: given,
  };
}
