import { csvPieces } from '#domain/csv.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { rescueLabels } from '#domain/rescues/rescue-labels.ts';
import type { RescueReport } from './rescue-report.ts';

const words: Bilingual<{ file: string; head: readonly string[] }> = {
  es: {
    file: 'reportes-de-auxilio.csv',
    head: ['Reporte', 'Fecha', 'Urgencia', 'Qué pasa', 'Especie', 'Estado', 'C.P.'].concat([
      'Entidad',
      'Lugar',
      'Nombre',
      'Teléfono',
      'Correo',
      'Terminó',
    ]),
  },
  en: {
    file: 'reports-of-animals.csv',
    head: ['Report', 'Date', 'Urgency', 'What happens', 'Species', 'State', 'Postal code'].concat([
      'Federal state',
      'Place',
      'Name',
      'Phone',
      'Email',
      'Ended',
    ]),
  },
};

/** A table for spreadsheets. */
export function rescuesTable(reports: AsyncIterable<readonly RescueReport[]>, language: Language) {
  const { file, head } = words[language];
  const { urgencies, kinds, species, states } = rescueLabels[language];
  async function* rows() {
    for await (const portion of reports) {
      yield portion.map((one) => [
        one.folio,
        one.createdAt,
        urgencies[one.urgency],
        kinds[one.kind],
        species[one.species],
        states[one.status],
        one.postalCode,
        one.federalState,
        one.place,
        one.name,
        one.phone,
        one.email,
        one.endedAt ?? '',
      ]);
    }
  }
  return { name: file, pieces: csvPieces(head, rows()) };
}
