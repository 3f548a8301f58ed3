import { z } from 'zod';
import type { SubscriptionQuery } from '#server/features/newsletter/newsletter-export.ts';
import { atFilter, queryInput, toRowQuery } from '../../filter.ts';
import { defineAction } from '../../registry.ts';
import { boletines as boletinesSchema } from '../../schemas/boletines.ts';
import { wireLanguage } from '../../wire-text.ts';

const exportar = defineAction({
  name: 'boletines:exportar',
  summary:
    'All subscriptions to the newsletter that a filter finds, by folio, as a table for spreadsheets (UTF-8 with its mark, ' +
    'RFC 4180); its words are those of `lang`.',
  access: { right: 'newsletter.manage' },
  produces: 'text/csv',
  input: z.strictObject({ filter: queryInput.shape.filter, lang: wireLanguage }),
  async handle({ input: { filter }, viewer, context, address, language }) {
    const requested = queryInput.parse({ schema: boletinesSchema.name, filter });
    const query = toRowQuery(requested, boletinesSchema, viewer) as SubscriptionQuery;
    const { day, pieces } = await atFilter(() =>
      context.newsletterExport.start({ viewer, address }, query, language),
    );
    const name = `${fileNames[language]}-${day}.csv`;
    return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
  },
});

const fileNames = { es: 'boletin', en: 'newsletter' };

export const suscriptores = [exportar] as const;
