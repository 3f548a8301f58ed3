import { csvPieces } from '#domain/csv.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import type { allConfirmed } from './hours.repository.ts';

const words: Bilingual<{ file: string; head: readonly string[]; kinds: [string, string] }> = {
  es: {
    file: 'horas-de-voluntariado.csv',
    head: ['Día', 'Número', 'Nombre', 'Tarea', 'Minutos', 'Horas', 'Cómo', 'Nota'],
    kinds: ['Turno', 'Anotadas'],
  },
  en: {
    file: 'volunteer-hours.csv',
    head: ['Day', 'Number', 'Name', 'Task', 'Minutes', 'Hours', 'How', 'Note'],
    kinds: ['Shift', 'Noted'],
  },
};

/** Confirmed hours as a table for spreadsheets. */
export function hoursTable(hours: ReturnType<typeof allConfirmed>, language: Language) {
  const { file, head, kinds } = words[language];
  const { tasks } = volunteerLabels[language];
  async function* rows() {
    for await (const portion of hours) {
      yield portion.map((one) => [
        one.day,
        one.folio,
        one.name,
        tasks[one.task],
        one.minutes,
        (one.minutes / 60).toFixed(2),
        kinds[one.shift_id === null ? 1 : 0],
        one.note,
      ]);
    }
  }
  return { name: file, pieces: csvPieces(head, rows()) };
}
