import { csvPieces } from '#domain/csv.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import type { PetNotice } from './notice.ts';

const words: Bilingual<{ file: string; head: readonly string[] }> = {
  es: {
    file: 'perdidos-y-encontrados.csv',
    head: ['Aviso', 'Fecha', 'Tipo', 'Especie', 'Estado', 'Día', 'Lugar', 'Colonia'].concat([
      'Entidad',
      'Publicado',
      'Terminó',
    ]),
  },
  en: {
    file: 'lost-and-found.csv',
    head: ['Notice', 'Date', 'Kind', 'Species', 'State', 'Day', 'Place', 'Neighborhood'].concat([
      'Federal state',
      'Published',
      'Ended',
    ]),
  },
};

/** A table for spreadsheets, without how anybody is reached. */
export function noticesTable(notices: AsyncIterable<readonly PetNotice[]>, language: Language) {
  const { file, head } = words[language];
  const { kinds, species, states } = noticeLabels[language];
  async function* rows() {
    for await (const portion of notices) {
      yield portion.map((one) => [
        one.folio,
        one.createdAt,
        kinds[one.kind],
        species[one.species],
        states[one.status],
        one.happenedOn,
        one.place,
        one.area,
        one.federalState,
        one.publishedAt ?? '',
        one.endedAt ?? '',
      ]);
    }
  }
  return { name: file, pieces: csvPieces(head, rows()) };
}
