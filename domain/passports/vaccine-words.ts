import type { Bilingual, Language } from '../language.ts';
import type { PassportVaccine } from './passport.ts';
import { dayInWords } from './passport-rows.ts';
import type { VaccineStanding } from './vaccine-standing.ts';

/** How the vaccines stand, and who wrote each, in words: the same on paper, for whoever holds a passport, and for whoever checks it. */

interface Words {
  titles: Record<VaccineStanding['kind'], string>;
  upToDate: (until: string) => string;
  noneDue: string;
  late: (name: string, day: string) => string;
  unnamed: string;
  unrecorded: string;
  unknown: string;
  basis: (issued: string, today: string) => string;
  writtenBy: Record<'vet' | 'keeper', string>;
}

const words: Bilingual<Words> = {
  es: {
    titles: {
      upToDate: 'Vacunas al día',
      late: 'Vacunas atrasadas',
      unrecorded: 'Sin vacunas registradas',
      unknown: 'No sabemos si sus vacunas están al día',
    },
    upToDate: (until) => `La siguiente dosis toca el ${until}.`,
    noneDue: 'No hay ninguna dosis pendiente.',
    late: (name, day) => `${name}: tocaba el ${day}.`,
    unnamed: 'Una vacuna',
    unrecorded: 'Nadie ha registrado una vacuna de este animal.',
    unknown:
      'Este pasaporte no dice cuándo tocan las siguientes dosis: revisa las fechas de sus vacunas.',
    basis: (issued, today) =>
      issued === today
        ? `Al ${today}, según su cartilla.`
        : `Al ${today}, según lo que decía su cartilla el ${issued}, cuando se emitió.`,
    writtenBy: {
      vet: 'Escrita por un veterinario',
      keeper: 'Anotada por quien cuida su ficha',
    },
  },
  en: {
    titles: {
      upToDate: 'Vaccines up to date',
      late: 'Vaccines overdue',
      unrecorded: 'No vaccines on record',
      unknown: 'Whether its vaccines are up to date is not known',
    },
    upToDate: (until) => `The next dose is due on ${until}.`,
    noneDue: 'No dose is due.',
    late: (name, day) => `${name}: was due on ${day}.`,
    unnamed: 'A vaccine',
    unrecorded: 'Nobody has recorded a vaccine of this animal.',
    unknown:
      'This passport does not say when the next doses are due: look at the dates of its vaccines.',
    basis: (issued, today) =>
      issued === today
        ? `As of ${today}, by its medical record.`
        : `As of ${today}, by what its medical record said on ${issued}, when it was issued.`,
    writtenBy: {
      vet: 'Written by a vet',
      keeper: 'Typed by whoever keeps the record',
    },
  },
};

/** @param issuedOn of the passport, YYYY-MM-DD @param today the day of the check, YYYY-MM-DD */
export function standingInWords(
  standing: VaccineStanding,
  { issuedOn, today }: { issuedOn: string; today: string },
  language: Language,
): { title: string; lines: string[]; basis: string } {
  const text = words[language];
  const day = (date: string) => dayInWords(date, language);
  const lines = () => {
    switch (standing.kind) {
      case 'upToDate':
        return [standing.until === null ? text.noneDue : text.upToDate(day(standing.until))];
      case 'late':
        return standing.doses.map(({ name, dueOn }) => text.late(name || text.unnamed, day(dueOn)));
      default:
        return [text[standing.kind]];
    }
  };
  const basis = text.basis(day(issuedOn), day(today));
  return { title: text.titles[standing.kind], lines: lines(), basis };
}

/** '' where the passport does not tell. */
export const authorInWords = ({ writtenBy }: PassportVaccine, language: Language): string =>
  writtenBy === null ? '' : words[language].writtenBy[writtenBy];
