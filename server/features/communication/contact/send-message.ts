import { v7 as uuid } from 'uuid';
import {
  type ContactMessageInput,
  contactMessageProblems,
  tidyContactMessage,
} from '#domain/contact/contact-message.ts';
import type { ContactMessage } from '#domain/contact/message-fields.ts';
import { contactMessageMachine } from '#domain/contact/message-machine.ts';
import { normalizeEmail } from '#domain/email.ts';
import { invalidFields } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import { takeFolio } from '#server/db/folios.ts';
import type { CaptchaProof } from '#server/features/kits/captcha/captcha.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { contactAcknowledgement } from './acknowledgement-mail.ts';
import { insertMessage } from './contact.repository.ts';
import type { ContactDependencies } from './contact-dependencies.ts';
import { contactMessage } from './contact-message-mail.ts';
import { searchText } from './inbox.repository.ts';

export interface ContactRequest extends ContactMessageInput {
  language: Language;
  captcha: CaptchaProof;
  /** The caller's IP address. */
  address: string;
}

/** There is only one. */
const series = '';

/**
 * Stores the message together with its mail to the organisation: nothing is lost while mail is down.
 * @throws AppError invalid (by field), tooManyRequests
 */
export async function send(
  dependencies: ContactDependencies,
  { language, captcha: proof, address, ...raw }: ContactRequest,
  record?: RecordCreation,
): Promise<Pick<ContactMessage, 'id' | 'createdAt' | 'series' | 'folio'>> {
  const { database, captcha, limits, recipient } = dependencies;
  await limits.consume('contact', address);
  const input = tidyContactMessage(raw);
  const problems = contactMessageProblems(input);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const pass = await captcha.verify(proof);
  const to = await recipient();
  return database.transaction(async (tx) => {
    await captcha.spend(tx, pass);
    const { id, createdAt, folio } = await store(dependencies, tx, input, { language, to });
    const result = { id, createdAt, series, folio };
    await record?.(tx, result);
    return result;
  });
}

/** As from the form, for who has no captcha to solve: the demonstration. */
export async function save(
  dependencies: ContactDependencies,
  input: ContactMessageInput,
  language: Language,
): Promise<ContactMessage> {
  const to = await dependencies.recipient();
  const tidy = tidyContactMessage(input);
  return dependencies.database.transaction((tx) => store(dependencies, tx, tidy, { language, to }));
}

/** @param to the organisation's address */
async function store(
  dependencies: ContactDependencies,
  tx: Tx,
  input: ContactMessageInput,
  { language, to }: { language: Language; to: string },
): Promise<ContactMessage> {
  const { clock, mail, states } = dependencies;
  const message: ContactMessage = {
    ...input,
    id: uuid(),
    createdAt: clock.now().toISOString(),
    series,
    folio: await takeFolio(tx, contactMessageMachine.kind, series),
    status: 'active',
    language,
  };
  const { name, email, subject, message: text } = message;
  await insertMessage(tx, message, searchText(name, email, subject, text));
  await states.begin(tx, message, { madeAs: 'visitor', madeBy: null });
  await mail.enqueue(tx, {
    template: contactMessage,
    to,
    replyTo: message.email,
    language,
    data: message,
  });
  await acknowledge(dependencies, tx, message, to);
  return message;
}

/** To an address that anybody may have written here: seldom, and with nothing of theirs. */
async function acknowledge(
  { limits, mail, threads }: ContactDependencies,
  tx: Tx,
  { id, email, folio, language }: ContactMessage,
  organisation: string,
): Promise<void> {
  if (!(await limits.allows('contactAcknowledgement', normalizeEmail(email), { tx }))) return;
  await mail.enqueue(tx, {
    template: contactAcknowledgement,
    to: email,
    replyTo: threads.addressOf(id) ?? organisation,
    language,
    data: { folio },
    headers: { ...threads.headers(id), 'Auto-Submitted': 'auto-replied' },
  });
}
