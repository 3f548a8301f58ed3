import type { Audience } from '../access/audience.ts';
import { type Access, field, word } from '../contract/field.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Each counts its own folios and keeps its own history; a word once used stays, for it stands in the database. */
export type DocumentKind =
  | 'contactMessage'
  | 'newsletterSubscription'
  | 'donation'
  | 'invoice'
  | 'adoptionApplication'
  | 'rescueReport'
  | 'drive'
  | 'driveBooking'
  | 'volunteer'
  | 'petNotice';

/** What a document is named by: folios count from 1 within their series. */
export interface DocumentKey {
  /** '' where a kind of document has only one. */
  series: string;
  folio: number;
}

/** What every document has beside what it says. `states` are all that one of its kind can be in. */
export function documentFields<State extends string, Readers extends Audience>(
  states: Vocabulary<State>,
  access: Access<Readers>,
) {
  return {
    id: field('id', 'text', { es: 'Id', en: 'Id' }, access),
    /** Instant, UTC ISO 8601. */
    createdAt: field('created_at', 'date', { es: 'Creado', en: 'Created' }, access),
    series: field('serie', 'text', { es: 'Serie', en: 'Series' }, access),
    folio: field('folio', 'number', { es: 'Folio', en: 'Folio' }, access),
    status: word('estado', states, { es: 'Estado', en: 'State' }, access),
  };
}
