import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { normalizeEmail } from '#domain/email.ts';
import { conflict, invalid, invalidFields, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import {
  type ContactInput,
  contactProblems,
  tidyContact,
} from '#domain/lost-and-found/notice-input.ts';
import { type ContactWay, mostContacts } from '#domain/lost-and-found/notice-machine.ts';
import { readMicrochip } from '#domain/pets/microchip.ts';
import type { Tx } from '#server/db/database.ts';
import type { CaptchaProof } from '#server/features/kits/captcha/captcha.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { findContacts, insertContact, insertEntry } from './contacts.repository.ts';
import type { PetNotice } from './notice.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { findByChip, lockNotice } from './notices.repository.ts';

interface Given {
  language: Language;
  captcha: CaptchaProof;
}

/**
 * Somebody writes to whoever made a published notice, and answers its question. Nothing reaches them before a mail has shown that
 * the mailbox is that of whoever wrote.
 * @returns the id of the conversation, '' where nothing comes of it: whoever wrote is not told
 * @throws AppError notFound, invalid (by field, captcha), conflict (noticeClosed, tooManyContacts), tooManyRequests
 */
export async function write(
  dependencies: NoticeDependencies,
  { viewer, address }: Actor,
  folio: number,
  raw: ContactInput,
  { language, captcha: proof }: Given,
  record?: RecordCreation,
): Promise<string> {
  const { limits, captcha, database } = dependencies;
  await limits.consume('noticeContactAddress', viewer.kind === 'user' ? viewer.id : address);
  const input = tidyContact(raw);
  const problems = contactProblems(input, { isAsked: true });
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const pass = viewer.kind === 'visitor' ? await captcha.verify(proof) : undefined;
  return database.transaction(async (tx) => {
    await captcha.spend(tx, pass);
    const notice = await lockNotice(tx, { folio });
    if (!notice || notice.status === 'unconfirmed') throw notFound('petNotice');
    if (notice.status !== 'published') throw conflict('noticeClosed');
    const id = await begin(dependencies, tx, notice, { ...input, language, way: 'notice' });
    await record?.(tx, id);
    return id;
  });
}

/** What opens the conversation for whoever wrote; it leaves by mail alone. */
export const contactKeyOf = ({ keys }: NoticeDependencies, id: string): string =>
  keys.contact.keyOf(id);

/**
 * Whether somebody looks for the animal with this chip: nothing else of them is told. What is written goes to them as any other
 * message does.
 * @throws AppError invalid (by field, captcha), tooManyRequests
 */
export async function askForChip(
  dependencies: NoticeDependencies,
  { viewer, address }: Actor,
  raw: { microchip: string; text: string; email: string },
  { language, captcha: proof }: Given,
  record?: RecordCreation,
): Promise<{ isSought: boolean; isSent: boolean }> {
  const { limits, captcha, database } = dependencies;
  await limits.consume('noticeChipAddress', viewer.kind === 'user' ? viewer.id : address);
  await limits.consume('noticeChips', 'all');
  const microchip = readMicrochip(raw.microchip);
  if (microchip === undefined) throw invalid({ microchip: ['microchipInvalid'] });
  const input = tidyContact({ ...raw, answer: '' });
  const hasMessage = input.text !== '' || input.email !== '';
  const problems = hasMessage ? contactProblems(input, { isAsked: false }) : {};
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const pass = viewer.kind === 'visitor' ? await captcha.verify(proof) : undefined;
  return database.transaction(async (tx) => {
    await captcha.spend(tx, pass);
    const [found] = await findByChip(tx.query, microchip, 'lost');
    const notice = found && (await lockNotice(tx, { id: found.id }));
    const isSought = notice?.status === 'published';
    if (isSought && hasMessage) {
      await begin(dependencies, tx, notice, { ...input, language, way: 'chip' });
    }
    const result = { isSought, isSent: isSought && hasMessage };
    await record?.(tx, result);
    return result;
  });
}

interface Writing extends ContactInput {
  language: Language;
  way: ContactWay;
}

/** @returns its id, '' where nothing comes of it @throws AppError conflict (tooManyContacts) */
async function begin(
  { clock, limits, mails }: NoticeDependencies,
  tx: Tx,
  notice: PetNotice,
  { answer, text, email, language, way }: Writing,
): Promise<string> {
  const contacts = await findContacts(tx.query, [notice.id]);
  if (contacts.length >= mostContacts) throw conflict('tooManyContacts');
  const mailbox = normalizeEmail(email);
  const isBlocked = contacts.some(
    (one) => one.state === 'blocked' && normalizeEmail(one.email) === mailbox,
  );
  // Neither who was blocked nor who writes in somebody else's name is told.
  if (isBlocked || !(await limits.allows('noticeContactMail', mailbox, { tx }))) return '';
  const createdAt = clock.now().toISOString();
  const contact = {
    id: uuid(),
    notice_id: notice.id,
    created_at: createdAt,
    way,
    state: 'pending',
    question: way === 'chip' ? '' : notice.question,
    answer,
    email,
    language,
  } as const;
  await insertContact(tx, contact);
  await insertEntry(tx, {
    id: uuid(),
    contact_id: contact.id,
    created_at: createdAt,
    is_author: 0,
    text,
  });
  await mails.tellContact(tx, contact, 'confirm');
  return contact.id;
}
