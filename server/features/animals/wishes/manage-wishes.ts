import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import { confirmableDays } from '#domain/wishes/wish.ts';
import type { Tx } from '#server/db/database.ts';
import { activeFrom, extended, requireRoom } from './ask-for-news.ts';
import { pushKeys } from './push-keys.ts';
import { pushOf } from './push-of.ts';
import type { WishDependencies } from './wish-dependencies.ts';
import { findReader, findReaderOf } from './wish-readers.repository.ts';
import { deleteWishes, findWishes, updateWish, type Wish } from './wishes.repository.ts';

interface OpenedWishes {
  key: string;
  wishes: ReturnType<typeof shown>[];
  push: Awaited<ReturnType<typeof pushOf>>;
}

/** @throws AppError notFound for a key that opens nothing, or nothing any more; tooManyRequests */
export async function openWishes(
  dependencies: WishDependencies,
  key: string,
  address: string,
): Promise<OpenedWishes> {
  const readerId = await requireKey(dependencies, key, address);
  const wishes = await wishesOf(dependencies, dependencies.database, readerId);
  return { key, wishes: wishes.map(shown), push: await pushOf(dependencies, readerId) };
}

/** Of the account's own mailbox; null where it has none. @throws AppError unauthenticated */
export async function findOwnWishes(
  dependencies: WishDependencies,
  viewer: Viewer,
): Promise<OpenedWishes | null> {
  const { database, accounts, links, clock } = dependencies;
  const account = await accounts.find(requireAccount(viewer));
  const reader = account?.confirmedAt && (await findReaderOf(database.query, account.email));
  if (!reader) return null;
  const wishes = (await findWishes(database.query, reader.id)).filter(isOpen(clock.now()));
  const push = await pushOf(dependencies, reader.id);
  return { key: links.keyOf(reader.id), wishes: wishes.map(shown), push };
}

/** Confirms what was asked for, or keeps it for so many months more; once more changes nothing. @throws as `openWishes` */
export async function extendWish(
  dependencies: WishDependencies,
  key: string,
  id: string,
  address: string,
): Promise<void> {
  const { database, clock, today, pets } = dependencies;
  const readerId = await requireKey(dependencies, key, address);
  // Opening a link makes nothing: whoever subscribes afterwards finds it.
  await pushKeys(dependencies);
  const isPending = ({ id: own, state }: Wish) => own === id && state === 'pending';
  // Whoever is there as it is confirmed is no news.
  if ((await wishesOf(dependencies, database, readerId)).some(isPending)) await pets.noticeDebuts();
  await database.transaction(async (tx) => {
    const wishes = await wishesOf(dependencies, tx, readerId);
    const wish = wishes.find((one) => one.id === id);
    if (!wish) throw notFound('link');
    if (wish.state === 'active') return void (await updateWish(tx, id, extended(today())));
    requireRoom(wishes.filter(({ state }) => state === 'active'));
    await updateWish(tx, id, activeFrom(today(), clock.now().toISOString()));
  });
}

/** One of them, or all; with the last of them we forget the mailbox. @throws as `openWishes` */
export async function endWishes(
  dependencies: WishDependencies,
  key: string,
  id: string | undefined,
  address: string,
): Promise<void> {
  const readerId = await requireKey(dependencies, key, address);
  await dependencies.database.transaction(async (tx) => {
    const wishes = await wishesOf(dependencies, tx, readerId);
    const ids = wishes.map((one) => one.id);
    if (id !== undefined && !ids.includes(id)) throw notFound('link');
    await deleteWishes(tx, id === undefined ? ids : [id]);
  });
}

/** Only who tries keys that are none is slowed down. @returns whose wishes it opens */
export async function requireKey(
  { links, limits }: WishDependencies,
  key: string,
  address: string,
): Promise<string> {
  const readerId = links.idIn(key);
  if (readerId !== undefined) return readerId;
  await limits.consume('mailLink', address);
  throw notFound('link');
}

export async function wishesOf(
  { clock }: WishDependencies,
  { query }: Pick<Tx, 'query'>,
  readerId: string,
): Promise<Wish[]> {
  const reader = await findReader(query, readerId);
  if (!reader) throw notFound('link');
  return (await findWishes(query, reader.id)).filter(isOpen(clock.now()));
}

/** A request that nobody has confirmed in time is over, whether or not it was deleted yet. */
const isOpen =
  (now: Date) =>
  ({ state, requested_at }: Wish) =>
    state === 'active' ||
    now.getTime() < new Date(requested_at).getTime() + confirmableDays * 86_400_000;

const shown = ({ id, programme, filter, state, lasts_until }: Wish) => ({
  id,
  programme,
  filter,
  state,
  lastsUntil: lasts_until,
});
