import { applicationMachine } from '#domain/adoption/application-machine.ts';
import { recordedReasons } from '#domain/adoption/warnings.ts';
import { dateIn } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import type { CountedApplication } from './figures.repository.ts';

const heads = {
  es: [
    'Folio',
    'Llegó',
    'Estado',
    'Horas hasta la primera respuesta',
    'Días hasta la adopción',
    'Motivo del no',
  ],
  en: [
    'Folio',
    'Received',
    'State',
    'Hours to the first answer',
    'Days to the adoption',
    'Reason of the no',
  ],
} as const;
const rescuer = { es: 'Responsable', en: 'Rescuer' } as const;

/** @param named of everybody's pets */
export const figureHead = (language: Language, named: boolean): string[] => [
  ...heads[language],
  ...(named ? [rescuer[language]] : []),
];

/** @param rescuer undefined where there is no such column */
export function figureRow(
  { folio, createdAt, status, answerMinutes, adoptionMinutes, reason }: CountedApplication,
  reader: { language: Language; timezone: string; rescuer: string | undefined },
): (string | number)[] {
  return [
    folio,
    dateIn(reader.timezone, new Date(createdAt)),
    reader.language === 'es' ? applicationMachine.states.toWire(status) : status,
    answerMinutes === null ? '' : Math.round(answerMinutes / 6) / 10,
    adoptionMinutes === null ? '' : Math.round(adoptionMinutes / 144) / 10,
    reason === null ? '' : reader.language === 'es' ? recordedReasons.toWire(reason) : reason,
    ...(reader.rescuer === undefined ? [] : [reader.rescuer]),
  ];
}
