import { z } from 'zod';
import { documentStatus } from '#domain/document-status.ts';
import { defaultLanguage, languages } from '#domain/language.ts';
import type { ContactField } from '#server/features/contact/contact.service.ts';
import { inWireWords } from '../field-errors.ts';
import { administratorFields, defineDocumentSchema } from './document.ts';

const { field, frame } = administratorFields<ContactField>();
const text = z.string().default('');

export const mensajes = defineDocumentSchema({
  name: 'mensajes',
  summary:
    'Messages of the contact form. `email_destino` is the address that the answer goes to: the sender’s.',
  readers: 'administrator',
  fields: [
    ...frame,
    field('payload.encabezado.nombre', 'name', 'text'),
    field('payload.encabezado.email_destino', 'email', 'text'),
    field('payload.encabezado.asunto', 'subject', 'text'),
    field('payload.encabezado.mensaje', 'message', 'text'),
    field('payload.encabezado.lang', 'language', 'text'),
  ],
  find: (context, viewer, query) => context.contact.query(viewer, query),
  toWire: ({ id, createdAt, folio, status, name, email, subject, message, language }) => ({
    id,
    created_at: createdAt,
    serie: '',
    folio,
    estado: documentStatus.toWire(status),
    payload: {
      encabezado: {
        nombre: name,
        asunto: subject,
        mensaje: message,
        email_destino: email,
        lang: language,
      },
    },
  }),
  creation: {
    payload: z.object({
      encabezado: z.object({
        nombre: text,
        asunto: text,
        mensaje: text,
        email_destino: text,
        email: z.string().optional(),
        lang: z.enum(languages).default(defaultLanguage),
      }),
    }),
    async create({ input: { encabezado }, context, captcha, address }) {
      const { nombre, asunto, mensaje, email_destino, email, lang } = encabezado;
      const { id, createdAt, folio } = await inWireWords(names, lang, () =>
        context.contact.send({
          name: nombre,
          subject: asunto,
          message: mensaje,
          email: email ?? email_destino,
          language: lang,
          captcha,
          address,
        }),
      );
      return { id, created_at: createdAt, serie: '', folio, estado: 'vigente' };
    },
  },
  remove: (context, viewer, folio) => context.contact.remove(viewer, folio),
});

const names = {
  name: 'encabezado.nombre',
  subject: 'encabezado.asunto',
  message: 'encabezado.mensaje',
  email: 'encabezado.email_destino',
};
