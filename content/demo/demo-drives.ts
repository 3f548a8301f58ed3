import type { DriveTransition } from '#domain/drives/drive-machine.ts';
import type { AgeBand, Reproduction } from '#domain/drives/drive-words.ts';
import type { Language } from '#domain/language.ts';
import type { Sex, Species } from '#domain/pets/vocabularies.ts';

export interface DemoDriveAnimal {
  petName: string;
  species: Species;
  sex: Sex;
  /** Kilograms. */
  weight: string;
  age?: AgeBand;
  reproduction?: Reproduction;
  slot: string;
  name: string;
  phone: string;
  email?: string;
  language?: Language;
  medicine?: string;
  signs?: boolean;
  /** What becomes of it on the day. */
  end?: 'done' | 'turnedAway' | 'arrived' | 'cancel';
}

export interface DemoDrive {
  title: string;
  /** Days from today; those before are over. */
  inDays: number;
  place: string;
  notes: string;
  feeCents: number;
  slots: readonly { time: string; places: number }[];
  /** Grams. */
  capacity: readonly {
    species: Species;
    sex: 'any' | Sex;
    upTo: number | null;
    places: number;
  }[];
  moves: readonly DriveTransition[];
  animals: readonly DemoDriveAnimal[];
}

const cats = { species: 'cat', sex: 'any', upTo: null } as const;
const dogs = { species: 'dog', sex: 'any', upTo: null } as const;

/** One in each state; who books is made up. */
export const demoDrives: readonly DemoDrive[] = [
  {
    title: 'Jornada de Puerto Morelos',
    inDays: -20,
    place: 'Domo de la colonia Joaquín Zetina, Puerto Morelos',
    notes: '',
    feeCents: 200_00,
    slots: [
      { time: '08:00', places: 3 },
      { time: '09:30', places: 3 },
    ],
    capacity: [
      { ...dogs, places: 4 },
      { ...cats, places: 2 },
    ],
    moves: ['publish', 'hold'],
    animals: [
      {
        ...{ petName: 'Nube', species: 'cat', sex: 'female', weight: '3.2', slot: '08:00' },
        ...{ name: 'Maribel Chan', phone: '9985550101', email: 'maribel@example.mx' },
        ...{ signs: true, end: 'done' },
      },
      {
        ...{ petName: 'Rocky', species: 'dog', sex: 'male', weight: '14', slot: '08:00' },
        ...{ name: 'Jesús Balam', phone: '9985550102', signs: true, end: 'done' },
      },
      {
        ...{ petName: 'Güera', species: 'dog', sex: 'female', weight: '11,5', slot: '08:00' },
        ...{ name: 'Lupita Tun', phone: '9985550103', email: 'lupita@example.mx' },
        ...{ signs: true, end: 'turnedAway' },
      },
      {
        ...{ petName: 'Firulais', species: 'dog', sex: 'male', weight: '20', slot: '09:30' },
        ...{ name: 'Óscar May', phone: '9985550104' },
      },
    ],
  },
  {
    title: 'Jornada del mercado de Tulum',
    inDays: 9,
    place: 'Mercado municipal, calle Osiris, Tulum',
    notes: 'Entra por la puerta de atrás. Hay sombra y agua para los animales.',
    feeCents: 150_00,
    slots: [
      { time: '08:00', places: 2 },
      { time: '09:00', places: 3 },
      { time: '10:00', places: 3 },
    ],
    capacity: [
      { species: 'dog', sex: 'female', upTo: 20_000, places: 2 },
      { species: 'dog', sex: 'male', upTo: 20_000, places: 2 },
      { ...cats, places: 4 },
    ],
    moves: ['publish'],
    animals: [
      {
        ...{ petName: 'Chispa', species: 'dog', sex: 'female', weight: '8', slot: '08:00' },
        ...{ name: 'Rosa Canul', phone: '9985550105', email: 'rosa.canul@example.mx' },
        ...{ signs: true },
      },
      {
        ...{ petName: 'Mora', species: 'dog', sex: 'female', weight: '16', slot: '09:00' },
        ...{ name: 'Rosa Canul', phone: '9985550105', email: 'rosa.canul@example.mx' },
      },
      {
        ...{ petName: 'Luna', species: 'dog', sex: 'female', weight: '6', slot: '09:00' },
        ...{ name: 'Hannah Cole', phone: '9985550106', email: 'hannah@example.com' },
        language: 'en',
      },
      {
        ...{ petName: 'Tigre', species: 'cat', sex: 'male', weight: '4.1', slot: '08:00' },
        ...{ name: 'Efraín Ku', phone: '9985550107', age: 'young', medicine: 'Gotas para el ojo' },
      },
      {
        ...{ petName: 'Pinta', species: 'cat', sex: 'female', weight: '3', slot: '10:00' },
        ...{ name: 'Efraín Ku', phone: '9985550107', reproduction: 'inHeat', end: 'cancel' },
      },
    ],
  },
  {
    title: 'Jornada de gatos comunitarios',
    inDays: 2,
    place: 'Clínica de la calle 12, Playa del Carmen',
    notes: 'Solo gatos. Una transportadora por gato.',
    feeCents: 0,
    slots: [{ time: '07:30', places: 4 }],
    capacity: [{ ...cats, places: 4 }],
    moves: ['publish', 'close'],
    animals: [
      {
        ...{ petName: 'Ceniza', species: 'cat', sex: 'female', weight: '2,9', slot: '07:30' },
        ...{ name: 'Teresa Dzul', phone: '9985550108' },
      },
    ],
  },
  {
    title: 'Jornada de Bacalar',
    inDays: 40,
    place: 'Por confirmar',
    notes: '',
    feeCents: 0,
    slots: [],
    capacity: [{ ...dogs, places: 20 }],
    moves: [],
    animals: [],
  },
  {
    title: 'Jornada de Mahahual',
    inDays: 5,
    place: 'Cancha del pueblo, Mahahual',
    notes: '',
    feeCents: 0,
    slots: [{ time: '08:00', places: 10 }],
    capacity: [{ ...dogs, places: 10 }],
    moves: ['publish', 'cancel'],
    animals: [
      {
        ...{ petName: 'Coco', species: 'dog', sex: 'male', weight: '9', slot: '08:00' },
        ...{ name: 'Julio Poot', phone: '9985550109', email: 'julio.poot@example.mx' },
      },
    ],
  },
];
