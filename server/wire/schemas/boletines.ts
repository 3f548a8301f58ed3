import { z } from 'zod';
import { documentStatus } from '#domain/document-status.ts';
import { defaultLanguage, languages } from '#domain/language.ts';
import type { NewsletterField } from '#server/features/newsletter/newsletter.service.ts';
import { inWireWords } from '../field-errors.ts';
import { administratorFields, defineDocumentSchema } from './document.ts';

const { field, frame } = administratorFields<NewsletterField>();
const text = z.string().default('');

export const boletines = defineDocumentSchema({
  name: 'boletines',
  summary:
    'Subscriptions to the newsletter: `pendiente` until the link in the mail is opened, then `vigente`, and `cancelado` ' +
    'by the link in every mail. The answer to a creation is the same whether the address was known or not.',
  readers: 'administrator',
  fields: [
    ...frame,
    field('payload.nombre', 'name', 'text'),
    field('payload.telefono', 'phone', 'text'),
    field('payload.email', 'email', 'text'),
    field('payload.lang', 'language', 'text'),
  ],
  find: (context, viewer, query) => context.newsletter.query(viewer, query),
  toWire: ({ id, createdAt, folio, status, name, phone, email, language }) => ({
    id,
    created_at: createdAt,
    serie: '',
    folio,
    estado: documentStatus.toWire(status),
    payload: { nombre: name, telefono: phone, email, lang: language },
  }),
  creation: {
    payload: z.object({
      nombre: text,
      telefono: text,
      email: text,
      lang: z.enum(languages).default(defaultLanguage),
    }),
    async create({ input: { nombre, telefono, email, lang }, context, captcha, address }) {
      const request = { name: nombre, phone: telefono, email, language: lang, captcha, address };
      const { id } = await inWireWords(names, lang, () => context.newsletter.subscribe(request));
      return { id, serie: '', estado: 'pendiente' };
    },
  },
  cancel: (context, viewer, folio) => context.newsletter.cancelByFolio(viewer, folio),
  remove: (context, viewer, folio) => context.newsletter.remove(viewer, folio),
});

const names = { name: 'nombre', phone: 'telefono' };
