import { z } from 'zod';
import { subscriptionFields } from '#domain/contact/subscription-fields.ts';
import { wireNames } from '#domain/contract/wire.ts';
import { withWireNames } from '../field-names.ts';
import { wireLanguage } from '../wire-text.ts';
import { defineDocument } from './document.ts';

const text = z.string().default('');

export const boletines = defineDocument({
  name: 'boletines',
  noun: 'subscription',
  summary:
    'Subscriptions to the newsletter: `pendiente` until the link in the mail is opened, then `vigente`, and `cancelado` ' +
    'by the link in every mail. The answer to a creation is the same whether the address was known or not.',
  fields: subscriptionFields,
  read: {
    by: 'newsletter.manage',
    find: ({ newsletter }, viewer, query) => newsletter.query(viewer, query),
  },
  create: {
    by: 'everyone',
    series: [''],
    payload: z.object({
      nombre: text,
      telefono: text,
      email: text,
      lang: wireLanguage,
    }),
    async run({ input, context, captcha, address, language, once }) {
      const { nombre, telefono, email } = input;
      const request = { name: nombre, phone: telefono, email, language, captcha, address };
      const { id } = await withWireNames(names, () =>
        once((record) => context.newsletter.subscribe(request, record)),
      );
      return { id, serie: '', estado: 'pendiente' };
    },
  },
  cancel: {
    by: 'newsletter.manage',
    run: ({ context, viewer, address }, key) =>
      context.newsletter.cancelByKey({ viewer, address }, key),
  },
  remove: {
    by: 'newsletter.manage',
    run: ({ context, viewer, address }, key) => context.newsletter.remove({ viewer, address }, key),
  },
});

const names = wireNames(subscriptionFields);
