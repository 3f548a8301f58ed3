import { z } from 'zod';
import { contactMessageFields } from '#domain/contact/message-fields.ts';
import { contactMessageMachine } from '#domain/contact/message-machine.ts';
import { wireNames } from '#domain/contract/wire.ts';
import type { MessageTransition } from '#server/features/communication/contact/message-states.ts';
import { withWireNames } from '../field-names.ts';
import { wireLanguage } from '../wire-text.ts';
import { defineDocument } from './document.ts';
import { documentStates, historyWords, transition } from './transitions.ts';

const text = z.string().default('');

const made = (name: MessageTransition) =>
  transition(z.strictObject({ mensaje: historyWords }), ({ input, context, viewer, record }, key) =>
    context.contact.makeTransition(viewer, key, name, { words: input.mensaje, record }),
  );

export const mensajes = defineDocument({
  name: 'mensajes',
  noun: 'message',
  summary:
    'Messages of the contact form. `email_destino` is the address that the answer goes to: the sender’s. ' +
    'Whoever makes a transition may leave a note for the others (`mensaje`).',
  fields: contactMessageFields,
  read: {
    by: 'contact.read',
    find: ({ contact }, viewer, query) => contact.query(viewer, query),
  },
  create: {
    by: 'everyone',
    series: [''],
    payload: z.object({
      encabezado: z.object({
        nombre: text,
        asunto: text,
        mensaje: text,
        email_destino: text,
        email: z.string().optional(),
        lang: wireLanguage,
      }),
    }),
    async run({ input: { encabezado }, context, captcha, address, language, once }) {
      const { nombre, asunto, mensaje, email_destino, email } = encabezado;
      const request = {
        name: nombre,
        subject: asunto,
        message: mensaje,
        email: email ?? email_destino,
        language,
        captcha,
        address,
      };
      const { id, createdAt, series, folio } = await withWireNames(names, () =>
        once((record) => context.contact.send(request, record)),
      );
      return { id, created_at: createdAt, serie: series, folio, estado: 'vigente' };
    },
  },
  states: documentStates(contactMessageMachine, {
    archive: made('archive'),
    markAsSpam: made('markAsSpam'),
    restore: made('restore'),
  }),
  remove: {
    by: 'contact.manage',
    run: ({ context, viewer, address }, key) => context.contact.remove({ viewer, address }, key),
  },
});

const names = wireNames(contactMessageFields);
