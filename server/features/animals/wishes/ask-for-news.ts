import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireAccount } from '#domain/access/relations.ts';
import { email as emailRule } from '#domain/accounts/fields.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { normalizeEmail } from '#domain/email.ts';
import { AppError, invalid, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { mostPending, mostWishes, wishEnd } from '#domain/wishes/wish.ts';
import { tidyFilter } from '#domain/wishes/wish-filter.ts';
import type { Tx } from '#server/db/database.ts';
import type { CaptchaProof } from '#server/features/kits/captcha/captcha.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { pushKeys } from './push-keys.ts';
import type { WishDependencies } from './wish-dependencies.ts';
import { takeReader, type WishReader } from './wish-readers.repository.ts';
import { wishRequest } from './wish-request-mail.ts';
import {
  deleteWishes,
  findWishes,
  insertWish,
  updateWish,
  type Wish,
} from './wishes.repository.ts';

const asker = z.object({ email: emailRule });

interface Wanted {
  programme: Programme;
  /** `tidyFilter` knows what it means. */
  filter: string;
  language: Language;
}

/**
 * Asks the owner of the address by mail. The answer is the same whether or not it is known, whether or not there is room
 * for another wish.
 * @throws AppError invalid (captcha), tooManyRequests
 */
export async function askForNews(
  dependencies: WishDependencies,
  { email: typed, captcha: proof, ...wanted }: Wanted & { email: string; captcha?: CaptchaProof },
  address: string,
  record?: RecordCreation,
): Promise<true> {
  const { captcha, limits, database, mail, links } = dependencies;
  await limits.consume('wishAddress', address);
  const { email } = valid(asker, { email: typed });
  requireFilter(wanted.filter);
  const pass = await captcha.verify(proof);
  const mailbox = normalizeEmail(email);
  const mayWrite =
    (await limits.allows('wishMail', mailbox)) &&
    (await limits.allows('wishMailPerDay', mailbox)) &&
    (await limits.allows('wishMails', 'all'));
  await database.transaction(async (tx) => {
    await captcha.spend(tx, pass);
    await record?.(tx, true);
    if (!mayWrite) return;
    const reader = await readerFor(dependencies, tx, { email, isOwn: false, ...wanted });
    const { same, active, pending } = await lookFor(tx, reader, wanted);
    const isFull = !same && active.length >= mostWishes;
    const wish = same ?? newWish(dependencies, reader, wanted);
    if (!same && !isFull) {
      // Whoever asks in the name of others takes no room of theirs.
      await deleteWishes(
        tx,
        pending.slice(0, -(mostPending - 1)).map(({ id }) => id),
      );
      await insertWish(tx, wish);
    }
    // The mail that goes now is good for as long as the first one was.
    if (same?.state === 'pending') {
      await updateWish(tx, same.id, { requested_at: dependencies.clock.now().toISOString() });
    }
    await mail.enqueue(tx, {
      template: wishRequest,
      to: reader.email,
      language: wanted.language,
      data: {
        outcome: isFull ? 'full' : wish.state,
        programme: wish.programme,
        filter: wish.filter,
        manageUrl: links.manageUrl(reader.id, wanted.language),
      },
    });
  });
  return true;
}

/**
 * Of somebody whose account has shown that its address is theirs.
 * @throws AppError unauthenticated, conflict (tooManyWishes), tooManyRequests
 */
export async function keepWish(
  dependencies: WishDependencies,
  viewer: Viewer,
  wanted: Wanted,
): Promise<void> {
  const { database, limits, accounts, clock, today, pets } = dependencies;
  const accountId = requireAccount(viewer);
  await admitChange(limits, viewer);
  requireFilter(wanted.filter);
  await pets.noticeDebuts();
  await pushKeys(dependencies);
  await database.transaction(async (tx) => {
    const account = await accounts.find(accountId, tx.query);
    if (!account?.confirmedAt) throw notFound('user');
    const { email } = account;
    const reader = await readerFor(dependencies, tx, { email, isOwn: true, ...wanted });
    const { same, active } = await lookFor(tx, reader, wanted);
    if (same?.state === 'active') return void (await updateWish(tx, same.id, extended(today())));
    requireRoom(active);
    const change = activeFrom(today(), clock.now().toISOString());
    if (same) await updateWish(tx, same.id, change);
    else await insertWish(tx, { ...newWish(dependencies, reader, wanted), ...change });
  });
}

/** What a wish becomes as it is confirmed: whoever is there already is no news. */
export const activeFrom = (today: string, now: string) => ({
  state: 'active' as const,
  seen_until: now,
  ...extended(today),
});

export const extended = (today: string) => ({ lasts_until: wishEnd(today), reminded_on: null });

function requireFilter(filter: string): void {
  if (tidyFilter(filter) === undefined) throw invalid({ filter: ['wishFilter'] });
}

/** @throws AppError conflict (tooManyWishes) */
export function requireRoom(active: readonly Wish[]): void {
  if (active.length >= mostWishes) throw new AppError('conflict', 'tooManyWishes');
}

const readerFor = (
  { clock, today }: WishDependencies,
  tx: Tx,
  { email, language, isOwn }: { email: string; language: Language; isOwn: boolean },
): Promise<WishReader> => {
  const at = { now: clock.now().toISOString(), today: today() };
  return takeReader(tx, { id: uuid(), email, language, isOwn }, at);
};

async function lookFor(tx: Tx, reader: WishReader, { programme, filter }: Wanted) {
  const wishes = await findWishes(tx.query, reader.id);
  const tidy = tidyFilter(filter);
  const same = wishes.find((one) => one.programme === programme && one.filter === tidy);
  const isActive = ({ state }: Wish) => state === 'active';
  return { same, active: wishes.filter(isActive), pending: wishes.filter((one) => !isActive(one)) };
}

function newWish(
  { clock }: WishDependencies,
  reader: WishReader,
  { programme, filter }: Wanted,
): Wish {
  const now = clock.now().toISOString();
  return {
    id: uuid(),
    reader_id: reader.id,
    programme,
    filter: tidyFilter(filter) ?? '',
    state: 'pending',
    requested_at: now,
    seen_until: now,
    lasts_until: null,
    reminded_on: null,
  };
}
