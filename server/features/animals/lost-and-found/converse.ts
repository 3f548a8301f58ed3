import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { tellsContact } from '#domain/contact-in-words.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import { noticeLimits } from '#domain/lost-and-found/notice-limits.ts';
import { isOpenNotice, mostContactEntries } from '#domain/lost-and-found/notice-machine.ts';
import { tidyText } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { valid } from '#server/features/kits/valid.ts';
import {
  findContact,
  findEntries,
  insertEntry,
  type NoticeContact,
  type NoticeEntry,
  setContactState,
} from './contacts.repository.ts';
import type { PetNotice } from './notice.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { findNotice, lockNotice } from './notices.repository.ts';
import { managedNotice } from './own-notice.ts';

const entryText = z.object({
  text: z
    .string({ error: 'messageRequired' })
    .transform(tidyText)
    .pipe(z.string().min(1, 'messageRequired').max(noticeLimits.entry, 'tooLong')),
});

/** By the key of whoever wrote. @throws AppError notFound, tooManyRequests */
async function contactOf(
  { keys, database: { query }, accounts, limits }: NoticeDependencies,
  { address }: Pick<Actor, 'address'>,
  key: string,
): Promise<{ contact: NoticeContact; notice: PetNotice }> {
  const id = keys.contact.idIn(key);
  const contact = id === undefined ? undefined : await findContact(query, id);
  const notice = contact && (await findNotice(query, { id: contact.notice_id }));
  if (contact && notice && !(await accounts.isSuspended(notice.accountId, query))) {
    return { contact, notice };
  }
  await limits.consume('mailLink', address);
  throw notFound('link');
}

/** Both locked by the notice, so that of two changes at once each sees what the other has left. */
async function changeContact(
  { database, limits }: NoticeDependencies,
  {
    contact: { id: contactId },
    noticeId,
  }: { contact: Pick<NoticeContact, 'id'>; noticeId: string },
  make: (tx: Tx, contact: NoticeContact, notice: PetNotice) => Promise<void>,
): Promise<void> {
  await limits.consume('noticeChange', contactId);
  await database.transaction(async (tx) => {
    const notice = await lockNotice(tx, { id: noticeId });
    const contact = await findContact(tx.query, contactId);
    if (!notice || contact?.notice_id !== noticeId) throw notFound('link');
    if (!isOpenNotice(notice.status)) throw conflict('noticeClosed');
    if (contact.state === 'blocked') throw conflict('contactBlocked');
    await make(tx, contact, notice);
  });
}

/** What a page shows of a conversation. @param isAuthor who reads it: whoever made the notice, else whoever wrote */
export const shownContact = (
  contact: NoticeContact,
  entries: readonly NoticeEntry[],
  { isAuthor }: { isAuthor: boolean },
) => ({
  id: contact.id,
  createdAt: contact.created_at,
  way: contact.way,
  state: contact.state,
  question: contact.question,
  answer: contact.answer,
  entries: entries
    .filter((entry) => entry.contact_id === contact.id)
    .map((entry) => ({
      id: entry.id,
      createdAt: entry.created_at,
      isOwn: (entry.is_author === 1) === isAuthor,
      text: entry.text,
    })),
});

/** Changes nothing: programs that check mails open every link. @throws AppError notFound, tooManyRequests */
export async function openContact(
  dependencies: NoticeDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
) {
  const { contact, notice } = await contactOf(dependencies, actor, key);
  const entries = await findEntries(dependencies.database.query, [contact.id]);
  return {
    ...shownContact(contact, entries, { isAuthor: false }),
    folio: contact.way === 'chip' ? null : notice.folio,
    isOpen: isOpenNotice(notice.status) && contact.state !== 'blocked',
  };
}

/** The mailbox is theirs: the message goes. Again, it changes nothing. @throws AppError notFound, tooManyRequests, conflict */
export async function confirmContact(
  dependencies: NoticeDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
): Promise<void> {
  const { contact, notice } = await contactOf(dependencies, actor, key);
  if (contact.state !== 'pending') return;
  await dependencies.limits.consume('noticeContacts', notice.id);
  const where = { contact, noticeId: notice.id };
  await changeContact(dependencies, where, async (tx, { state, id }, current) => {
    if (state !== 'pending') return;
    await setContactState(tx, id, 'open');
    await dependencies.mails.tell(tx, current, { what: 'message' });
  });
}

/** @throws AppError notFound, tooManyRequests, invalid, conflict */
export async function writeInContact(
  dependencies: NoticeDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
  said: { text: string },
  record?: RecordCreation,
): Promise<{ id: string }> {
  const { contact, notice } = await contactOf(dependencies, actor, key);
  return add(dependencies, { contact, noticeId: notice.id }, { ...said, isAuthor: false }, record);
}

/** Of whoever made the notice. @throws as `writeInContact` */
export async function answerContact(
  dependencies: NoticeDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
  { contactId, text }: { contactId: string; text: string },
  record?: RecordCreation,
): Promise<{ id: string }> {
  const { id: noticeId } = await managedNotice(dependencies, actor, key);
  const where = { contact: { id: contactId }, noticeId };
  return add(dependencies, where, { text, isAuthor: true }, record);
}

/** Until their answer was taken for right neither side says how it is reached. */
async function add(
  dependencies: NoticeDependencies,
  where: Parameters<typeof changeContact>[1],
  said: { text: string; isAuthor: boolean },
  record?: RecordCreation,
): Promise<{ id: string }> {
  const { text } = valid(entryText, said);
  const id = uuid();
  await changeContact(dependencies, where, async (tx, contact, notice) => {
    if (contact.state === 'pending') throw notFound('link');
    if (contact.state === 'open' && tellsContact(text)) throw invalid({ text: ['noticeContact'] });
    const entries = await findEntries(tx.query, [contact.id]);
    if (entries.length >= mostContactEntries) throw conflict('contactTooLong');
    await insertEntry(tx, {
      id,
      contact_id: contact.id,
      created_at: dependencies.clock.now().toISOString(),
      is_author: said.isAuthor ? 1 : 0,
      text,
    });
    if (said.isAuthor) await dependencies.mails.tellContact(tx, contact, 'answered');
    else await dependencies.mails.tell(tx, notice, { what: 'message' });
    await record?.(tx, { id });
  });
  return { id };
}

/** Their answer is right: both may say how they are reached. @throws AppError notFound, tooManyRequests, conflict */
export async function believe(
  dependencies: NoticeDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
  contactId: string,
): Promise<void> {
  const { id: noticeId } = await managedNotice(dependencies, actor, key);
  const where = { contact: { id: contactId }, noticeId };
  await changeContact(dependencies, where, async (tx, contact) => {
    if (contact.state !== 'open') return;
    await setContactState(tx, contact.id, 'believed');
    await dependencies.mails.tellContact(tx, contact, 'believed');
  });
}

/** It is over, also of an ended notice, and the desk is told. Whoever wrote is told nothing. @throws AppError notFound, tooManyRequests */
export async function block(
  dependencies: NoticeDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
  contactId: string,
): Promise<void> {
  const { id } = await managedNotice(dependencies, actor, key);
  await dependencies.limits.consume('noticeChange', id);
  await dependencies.database.transaction(async (tx) => {
    const notice = await lockNotice(tx, { id });
    const contact = await findContact(tx.query, contactId);
    if (!notice || contact?.notice_id !== id || contact.state === 'pending') throw notFound('link');
    if (contact.state === 'blocked') return;
    await setContactState(tx, contactId, 'blocked');
    await dependencies.mails.alert(tx, notice, 'blocked');
  });
}
