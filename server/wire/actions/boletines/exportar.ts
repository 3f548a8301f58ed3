import { exportSubscriptions } from '#domain/contact/subscription-calls.ts';
import type { SubscriptionQuery } from '#server/features/communication/newsletter/newsletter-export.ts';
import { atFilter, wholeQuery } from '../../filter.ts';
import { implement } from '../../implement.ts';
import { boletines as boletinesSchema } from '../../schemas/boletines.ts';

const fileNames = { es: 'boletin', en: 'newsletter' };

export const suscriptores = [
  implement(exportSubscriptions, {
    summary:
      'All subscriptions to the newsletter that a filter finds, by folio, as a table for spreadsheets (UTF-8 with its mark, ' +
      'RFC 4180); its words are those of `lang`.',
    async handle({ input, viewer, context, address, language }) {
      const query = wholeQuery(input, boletinesSchema, viewer) as SubscriptionQuery;
      const { day, pieces } = await atFilter(() =>
        context.newsletterExport.start({ viewer, address }, query, language),
      );
      const name = `${fileNames[language]}-${day}.csv`;
      return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
    },
  }),
];
