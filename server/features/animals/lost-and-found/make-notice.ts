import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { normalizeEmail } from '#domain/email.ts';
import { conflict, invalidFields } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import {
  type NoticeInput,
  noticeProblems,
  type ReadyNotice,
  squareOf,
  tidyNotice,
} from '#domain/lost-and-found/notice-input.ts';
import {
  mostOpenNotices,
  type NoticeState,
  noticeMachine,
} from '#domain/lost-and-found/notice-machine.ts';
import { findStateOfPostalCode } from '#domain/postal-codes.ts';
import { takeFolio } from '#server/db/folios.ts';
import type { CaptchaProof } from '#server/features/kits/captcha/captcha.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { NoticeContent, PetNotice } from './notice.ts';
import { confirmableUntil, endOf } from './notice-dates.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { countConfirmedOf, findUnconfirmedOf, insertNotice } from './notices.repository.ts';
import { removeNotices } from './remove-notices.ts';

interface Made {
  id: string;
  folio: number;
  state: NoticeState;
}

/**
 * Anybody, with an account or without. A mail asks whether the mailbox is theirs, but for an account that has shown it; the desk
 * is told of it then.
 * @throws AppError invalid (by field, captcha), conflict (tooManyNotices), tooManyRequests
 */
export async function make(
  dependencies: NoticeDependencies,
  { viewer, address }: Actor,
  raw: NoticeInput,
  { language, captcha: proof }: { language: Language; captcha: CaptchaProof },
  record?: RecordCreation,
): Promise<Made> {
  const { limits, captcha, database, states, mails } = dependencies;
  const accountId = viewer.kind === 'user' ? viewer.id : null;
  await limits.consume('noticeAddress', accountId ?? address);
  const input = readied(raw, dependencies.today());
  const pass = accountId === null ? await captcha.verify(proof) : undefined;
  return database.transaction(async (tx) => {
    await captcha.spend(tx, pass);
    const account =
      accountId === null ? undefined : await dependencies.accounts.find(accountId, tx.query);
    const isOwnMailbox =
      account?.confirmedAt != null && normalizeEmail(account.email) === normalizeEmail(input.email);
    // In turn, so that of several at once none is one too many.
    await database.dialect.lockTable(tx.query, 'pet_notices');
    const who = { accountId, email: isOwnMailbox ? input.email : undefined };
    if ((await countConfirmedOf(tx.query, who)) >= mostOpenNotices) {
      throw conflict('tooManyNotices');
    }
    // Whoever writes somebody else's mailbox takes no room of theirs: older ones give way.
    const unconfirmed = await findUnconfirmedOf(tx.query, input.email);
    const over = unconfirmed.slice(0, Math.max(0, unconfirmed.length - mostOpenNotices + 1));
    if (!isOwnMailbox) await removeNotices(dependencies, tx, over);
    const notice = newNotice(dependencies, input, {
      language,
      accountId,
      status: isOwnMailbox ? 'inReview' : 'unconfirmed',
      folio: await takeFolio(tx, noticeMachine.kind, ''),
    });
    await insertNotice(tx, notice);
    const madeAs = accountId === null ? 'visitor' : 'owner';
    await states.begin(tx, notice, { madeAs, madeBy: accountId });
    if (isOwnMailbox) await mails.alert(tx, notice, 'toReview');
    // An address that anybody may have written: seldom.
    else if (await limits.allows('noticeMail', normalizeEmail(notice.email), { tx })) {
      await mails.tell(tx, notice, { what: 'confirm' });
    }
    const made = { id: notice.id, folio: notice.folio, state: notice.status };
    await record?.(tx, made);
    return made;
  });
}

/** @throws AppError invalid */
export function readied(raw: NoticeInput, today: string): ReadyNotice {
  const input = tidyNotice(raw);
  const problems = noticeProblems(input, today);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return input as ReadyNotice;
}

/** As it is kept: of a position nothing but its square. */
export function contentOf(
  { petPlaces }: Pick<NoticeDependencies, 'petPlaces'>,
  { kind: _, email: _email, position, otherColor, ...input }: ReadyNotice,
): NoticeContent {
  const place = petPlaces.whereIs(input.postalCode);
  const own = squareOf(position);
  const middle = place && squareOf(`${place.latitude.toFixed(5)},${place.longitude.toFixed(5)}`);
  const names = place ? [place.name, place.federalState] : [];
  return {
    ...input,
    otherColor: otherColor ?? null,
    federalState: place?.federalState ?? findStateOfPostalCode(input.postalCode) ?? '',
    place: [...new Set(names)].join(', '),
    around: own ?? middle ?? null,
    isSquare: own !== undefined,
  };
}

function newNotice(
  dependencies: NoticeDependencies,
  input: ReadyNotice,
  given: Pick<PetNotice, 'language' | 'accountId' | 'folio' | 'status'>,
): PetNotice {
  const now = dependencies.clock.now();
  const createdAt = now.toISOString();
  return {
    ...contentOf(dependencies, input),
    ...given,
    kind: input.kind,
    email: input.email,
    id: uuid(),
    createdAt,
    changedAt: createdAt,
    publishedAt: null,
    note: '',
    reunionWith: null,
    expiresAt: given.status === 'unconfirmed' ? confirmableUntil(now) : endOf(now),
    remindedAt: null,
    endedAt: null,
  };
}

/** What opens the page of a notice for the browser that just made it. */
export const keyOf = (
  { keys }: NoticeDependencies,
  { id, state }: Pick<Made, 'id' | 'state'>,
): string => (state === 'unconfirmed' ? keys.draft : keys.own).keyOf(id);
