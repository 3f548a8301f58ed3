import type { Bilingual, Language } from '../language.ts';
import { withoutReach } from './foster-ask.ts';
import type { RescueFile } from './rescue-desk-calls.ts';
import { rescueLabels } from './rescue-labels.ts';

type Referred = Pick<
  RescueFile,
  | 'folio'
  | 'kind'
  | 'species'
  | 'place'
  | 'postalCode'
  | 'federalState'
  | 'position'
  | 'words'
  | 'name'
>;

interface Words {
  about: string;
  where: string;
  told: string;
  ask: (folio: number) => string;
}

const words: Bilingual<Words> = {
  es: {
    about: 'Nos reportaron un animal que necesita ayuda',
    where: 'Dónde',
    told: 'Cuentan',
    ask: (folio) => `¿Pueden ir ustedes? Si les dicen que sí, avísennos (reporte ${folio}).`,
  },
  en: {
    about: 'An animal that needs help was reported to us',
    where: 'Where',
    told: 'They say',
    ask: (folio) => `Could you go? If so, please tell us (report ${folio}).`,
  },
};

/**
 * What another rescue is asked, to be sent by whoever refers a report: with the place, which they need, and without who reported
 * it.
 */
export function referMessage(report: Referred, language: Language): string {
  const { kinds, species } = rescueLabels[language];
  const { about, where, told, ask } = words[language];
  const { folio, place, postalCode, federalState, position } = report;
  const at = [place, postalCode, federalState, position].filter(Boolean).join(', ');
  return [
    `${about}: ${kinds[report.kind]}, ${species[report.species]}.`,
    `${where}: ${at}.`,
    ...(report.words ? [`${told}: ${withoutReach({ ...report, place: '' })}`] : []),
    ask(folio),
  ].join('\n');
}
