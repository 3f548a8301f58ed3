import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  title: 'Lista del día',
  lead: 'Quién viene, con quién y a qué teléfono; y después, quién llegó.',
  back: 'Volver a los eventos',
  hours: (from: string, to: string) => `${from} a ${to} h`,
  print: 'Imprimir',
  table: { button: 'Descargar CSV', busy: 'Preparando…' },
  empty: 'Todavía no va ninguna mascota',
  expected: (count: number) => (count === 1 ? '1 mascota' : `${count} mascotas`),
  arrived: (count: number) => (count === 1 ? 'Llegó 1' : `Llegaron ${count}`),
  notYet:
    'La asistencia se anota aquí desde el día del evento. Mientras, puedes imprimir la lista.',
  came: 'Llegó',
  cameOne: (name: string) => `Llegó: ${name}`,
  foundHome: 'Encontró familia ese día',
  hasHome: 'Ya tiene familia',
  microchip: (number: string) => `Microchip ${number}`,
  noPhone: 'Sin teléfono',
  nobody: 'Sin responsable',
  visitors: {
    label: 'Personas que vinieron',
    hint: 'Un número aproximado basta.',
    save: 'Guardar',
    saved: 'Guardado',
    invalid: 'Escribe un número entero',
  },
  columns: {
    event: 'Evento',
    date: 'Fecha',
    visitors: 'Personas que vinieron',
    number: 'Núm.',
    pet: 'Mascota',
    microchip: 'Microchip',
    keeper: 'Responsable',
    phone: 'Teléfono',
    came: 'Llegó',
    foundHome: 'Encontró familia ese día',
  },
  yes: 'Sí',
  no: 'No',
  file: (date: string) => `asistencia-${date}.csv`,
};

export type EventDayText = typeof es;

export const eventDayTexts: Bilingual<EventDayText> = {
  es,
  en: {
    title: 'List of the day',
    lead: 'Who comes, with whom and at which phone number; and afterwards, who came.',
    back: 'Back to the events',
    hours: (from, to) => `${from} to ${to}`,
    print: 'Print',
    table: { button: 'Download CSV', busy: 'Preparing…' },
    empty: 'No pet comes yet',
    expected: (count) => (count === 1 ? '1 pet' : `${count} pets`),
    arrived: (count) => `${count} arrived`,
    notYet:
      'Attendance is noted here from the day of the event on. Until then you can print the list.',
    came: 'Arrived',
    cameOne: (name) => `Arrived: ${name}`,
    foundHome: 'Found a family that day',
    hasHome: 'Already has a family',
    microchip: (number) => `Microchip ${number}`,
    noPhone: 'No phone number',
    nobody: 'Nobody is responsible',
    visitors: {
      label: 'People who came',
      hint: 'A rough number is enough.',
      save: 'Save',
      saved: 'Saved',
      invalid: 'Type a whole number',
    },
    columns: {
      event: 'Event',
      date: 'Date',
      visitors: 'People who came',
      number: 'No.',
      pet: 'Pet',
      microchip: 'Microchip',
      keeper: 'Responsible person',
      phone: 'Phone',
      came: 'Arrived',
      foundHome: 'Found a family that day',
    },
    yes: 'Yes',
    no: 'No',
    file: (date) => `attendance-${date}.csv`,
  },
};

/** The list of an event's day: its own dictionary, which no public page loads. */
export function useEventDayText(): EventDayText {
  return eventDayTexts[useLanguage()];
}
