import { csvPieces } from '#domain/csv.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { tasksInWords, volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import type { Volunteer } from './volunteer.ts';

const words: Bilingual<{ file: string; head: readonly string[] }> = {
  es: {
    file: 'voluntariado.csv',
    head: ['Número', 'Fecha', 'Estado', 'Nombre', 'Teléfono', 'Correo', 'Edad', 'C.P.'].concat([
      'Entidad',
      'Tareas',
      'Días',
      'Horarios',
    ]),
  },
  en: {
    file: 'volunteers.csv',
    head: ['Number', 'Date', 'State', 'Name', 'Phone', 'Email', 'Age', 'Postal code'].concat([
      'Federal state',
      'Tasks',
      'Days',
      'Times',
    ]),
  },
};

/** A table for spreadsheets. */
export function volunteersTable(
  volunteers: AsyncIterable<readonly Volunteer[]>,
  language: Language,
) {
  const { file, head } = words[language];
  const labels = volunteerLabels[language];
  async function* rows() {
    for await (const portion of volunteers) {
      yield portion.map((one) => [
        one.folio,
        one.createdAt,
        labels.states[one.status],
        one.name,
        one.phone,
        one.email,
        labels.ages[one.age],
        one.postalCode,
        one.federalState,
        tasksInWords(one.tasks.length > 0 ? one.tasks : one.wished, language),
        one.days.map((day) => labels.days[day]).join(', '),
        one.times.map((time) => labels.times[time]).join(', '),
      ]);
    }
  }
  return { name: file, pieces: csvPieces(head, rows()) };
}
