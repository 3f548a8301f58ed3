import { z } from 'zod';
import { tidyText } from './text.ts';
import { type ValueOf, vocabulary } from './vocabulary.ts';

/** What people who work here look for, in the order in which it is shown. */
export const searchKinds = vocabulary({
  pet: 'mascota',
  account: 'persona',
  application: 'solicitud',
  fosterHome: 'hogar',
  donation: 'donativo',
  invoice: 'factura',
  event: 'evento',
  message: 'mensaje',
  rescue: 'auxilio',
  drivePlace: 'lugar_de_jornada',
  volunteer: 'voluntariado',
  notice: 'extraviado',
});
export type SearchKind = ValueOf<typeof searchKinds>;

/** In characters; the number of a message or a donation may be shorter. */
const searchTermLength = { shortest: 2, longest: 80 } as const;

export const isSearchTerm = (term: string): boolean =>
  term.length >= searchTermLength.shortest || /^\d$/.test(term);

/** Of one kind. */
export const mostSearchHits = 5;

const searchTerm = z
  .string({ error: 'required' })
  .transform(tidyText)
  .pipe(
    z
      .string()
      .refine(isSearchTerm, { error: 'required' })
      .max(searchTermLength.longest, { error: 'tooLong' }),
  );

export const staffSearchInput = z.object({ term: searchTerm });
