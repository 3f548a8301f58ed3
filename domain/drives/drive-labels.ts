import type { Bilingual } from '../language.ts';
import type { Sex, Species } from '../pets/vocabularies.ts';
import type { CapacityRow } from './drive-capacity.ts';
import type { BookingState, DriveState } from './drive-machine.ts';
import type { AgeBand, CapacitySex, Reproduction } from './drive-words.ts';

interface Labels {
  states: Record<DriveState, string>;
  bookings: Record<BookingState, string>;
  species: Record<Species, string>;
  sexes: Record<Sex, string>;
  ages: Record<AgeBand, string>;
  reproductions: Record<Reproduction, string>;
  /** Whom a row of the capacity is for. */
  groups: Record<Species, Record<CapacitySex, string>>;
  upTo(kilograms: number): string;
}

/** What things are called on the pages, at the desk and in its table. */
export const driveLabels: Bilingual<Labels> = {
  es: {
    states: {
      draft: 'Borrador',
      open: 'Abierta',
      closed: 'Cerrada',
      held: 'Realizada',
      cancelled: 'Cancelada',
    },
    bookings: {
      waiting: 'En lista de espera',
      booked: 'Con lugar',
      arrived: 'Llegó',
      done: 'Esterilizado',
      turnedAway: 'No se pudo operar',
      noShow: 'No llegó',
      cancelled: 'Cancelado',
    },
    species: { dog: 'Perro', cat: 'Gato' },
    sexes: { female: 'Hembra', male: 'Macho' },
    ages: {
      tooYoung: 'Menos de 3 meses',
      young: 'De 3 a 5 meses',
      adult: 'De 6 meses a 7 años',
      senior: '8 años o más',
    },
    reproductions: {
      none: 'Nada de eso',
      pregnant: 'Está preñada',
      inHeat: 'Está en celo',
      nursing: 'Está amamantando',
    },
    groups: {
      dog: { any: 'Perros y perras', female: 'Perras', male: 'Perros machos' },
      cat: { any: 'Gatos y gatas', female: 'Gatas', male: 'Gatos machos' },
    },
    upTo: (kilograms) => `hasta ${kilograms} kg`,
  },
  en: {
    states: {
      draft: 'Draft',
      open: 'Open',
      closed: 'Closed',
      held: 'Held',
      cancelled: 'Cancelled',
    },
    bookings: {
      waiting: 'On the waiting list',
      booked: 'Has a place',
      arrived: 'Has come',
      done: 'Sterilized',
      turnedAway: 'Could not be operated on',
      noShow: 'Did not come',
      cancelled: 'Cancelled',
    },
    species: { dog: 'Dog', cat: 'Cat' },
    sexes: { female: 'Female', male: 'Male' },
    ages: {
      tooYoung: 'Less than 3 months',
      young: '3 to 5 months',
      adult: '6 months to 7 years',
      senior: '8 years or more',
    },
    reproductions: {
      none: 'None of that',
      pregnant: 'She is pregnant',
      inHeat: 'She is in heat',
      nursing: 'She is nursing',
    },
    groups: {
      dog: { any: 'Dogs', female: 'Female dogs', male: 'Male dogs' },
      cat: { any: 'Cats', female: 'Female cats', male: 'Male cats' },
    },
    upTo: (kilograms) => `up to ${kilograms} kg`,
  },
};

export const rowLabel = ({ groups, upTo }: Labels, row: Omit<CapacityRow, 'places'>): string =>
  groups[row.species][row.sex] + (row.upTo === null ? '' : `, ${upTo(row.upTo / 1_000)}`);
