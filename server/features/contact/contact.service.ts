import { v7 as uuid } from 'uuid';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import {
  type ContactMessageInput,
  contactMessageProblems,
  tidyContactMessage,
} from '#domain/contact/contact-message.ts';
import type { ContactMessage, contactMessageFields } from '#domain/contact/message-fields.ts';
import { contactMessageMachine } from '#domain/contact/message-machine.ts';
import type { FieldName } from '#domain/contract/field.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import type { CallableTransition } from '#domain/documents/state-machine.ts';
import { normalizeEmail } from '#domain/email.ts';
import { invalidFields, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { takeFolio } from '../../db/folios.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { CaptchaProof, CaptchaService } from '../captcha/captcha.service.ts';
import {
  type DocumentStatesService,
  madeByViewer,
} from '../document-states/document-states.service.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { RowQuery } from '../querying/row-query.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { contactAcknowledgement } from './acknowledgement-mail.ts';
import {
  deleteMessage,
  deleteMessages,
  deleteMessagesFrom,
  findMessage,
  insertMessage,
  messagesTable,
  storeMessageState,
} from './contact.repository.ts';
import { contactMessage } from './contact-message-mail.ts';
import { noteThread, searchText } from './inbox.repository.ts';
import { deleteReceivedFrom, deleteReplies } from './message-replies.repository.ts';
import type { ThreadMailIds } from './thread-mail-ids.ts';

type ContactField = FieldName<typeof contactMessageFields>;

export interface ContactRequest extends ContactMessageInput {
  language: Language;
  captcha: CaptchaProof;
  /** The caller's IP address. */
  address: string;
}

export type ContactService = ReturnType<typeof createContactService>;

export const messageStatesOf = (documentStates: DocumentStatesService) =>
  documentStates.of(contactMessageMachine, storeMessageState);
export type MessageStates = ReturnType<typeof messageStatesOf>;

export type MessageTransition = CallableTransition<(typeof contactMessageMachine)['transitions']>;

const { kind } = contactMessageMachine;
/** There is only one. */
const series = '';

export function createContactService({
  database,
  clock,
  mail,
  captcha,
  limits,
  audit,
  states,
  threads,
  recipient,
}: {
  database: Database;
  clock: Clock;
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  audit: AuditService;
  states: MessageStates;
  threads: ThreadMailIds;
  /** The organisation's address. */
  recipient: () => Promise<string>;
}) {
  async function store(
    tx: Tx,
    input: ContactMessageInput,
    language: Language,
    to: string,
  ): Promise<ContactMessage> {
    const message: ContactMessage = {
      ...input,
      id: uuid(),
      createdAt: clock.now().toISOString(),
      series,
      folio: await takeFolio(tx, kind, series),
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
    await acknowledge(tx, message, to);
    return message;
  }

  /** To an address that anybody may have written here: seldom, and with nothing of theirs. */
  async function acknowledge(
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

  async function forget(tx: Tx, ids: readonly string[]): Promise<void> {
    await deleteReplies(tx, ids);
    await states.forget(tx, ids);
  }

  return {
    /**
     * Stores the message together with its mail to the organisation: nothing is lost while mail is down.
     * @throws AppError invalid (by field), tooManyRequests
     */
    async send(
      { language, captcha: proof, address, ...raw }: ContactRequest,
      record?: RecordCreation,
    ): Promise<Pick<ContactMessage, 'id' | 'createdAt' | 'series' | 'folio'>> {
      await limits.consume('contact', address);
      const input = tidyContactMessage(raw);
      const problems = contactMessageProblems(input);
      if (Object.keys(problems).length > 0) throw invalidFields(problems);
      const pass = await captcha.verify(proof);
      const to = await recipient();
      return database.transaction(async (tx) => {
        await captcha.spend(tx, pass);
        const { id, createdAt, folio } = await store(tx, input, language, to);
        const result = { id, createdAt, series, folio };
        await record?.(tx, result);
        return result;
      });
    },

    /** As from the form, for who has no captcha to solve: the demonstration. */
    async keep(input: ContactMessageInput, language: Language): Promise<ContactMessage> {
      const to = await recipient();
      return database.transaction((tx) => store(tx, tidyContactMessage(input), language, to));
    },

    async query(viewer: Viewer, query: RowQuery<ContactField>): Promise<Paged<ContactMessage>> {
      requireRight(viewer, 'contact.read');
      return messagesTable.page(database, query);
    },

    /**
     * @param words a note to whoever else reads the message
     * @throws AppError forbidden, notFound, conflict, tooManyRequests
     */
    async makeTransition(
      viewer: Viewer,
      key: DocumentKey,
      name: MessageTransition,
      { words, record }: { words?: string; record?: RecordCreation } = {},
    ): Promise<void> {
      requireRight(viewer, 'contact.answer');
      await admitChange(limits, viewer);
      await database.transaction(async (tx) => {
        const message = await findMessage(tx, key);
        if (!message) throw notFound('message');
        await states.make(tx, name, message, madeByViewer(viewer, null), { words });
        await record?.(tx, { id: message.id });
      });
    },

    /** @throws AppError forbidden, notFound */
    async remove(
      { viewer, address }: { viewer: Viewer; address: string },
      key: DocumentKey,
    ): Promise<void> {
      const actorId = requireRight(viewer, 'contact.manage');
      await database.transaction(async (tx) => {
        const id = await deleteMessage(tx, key);
        if (id === undefined) throw notFound('message');
        await forget(tx, [id]);
        const details = { folio: key.folio };
        const action = 'message.removed';
        await audit.record(tx, { action, actorId, subjectId: null, address, details });
      });
    },

    async removeOld(tx: Tx, ids: readonly string[]): Promise<void> {
      await deleteMessages(tx, ids);
      await forget(tx, ids);
    },

    /** All that the owner of the address wrote, into the threads of others as well. */
    async removeFrom(tx: Tx, email: string): Promise<void> {
      await forget(tx, await deleteMessagesFrom(tx, email));
      for (const id of await deleteReceivedFrom(tx, email)) await noteThread(tx, id);
    },
  };
}
