import type { Language } from '#domain/language.ts';
import type { VolunteerInput } from '#domain/volunteers/volunteer-input.ts';
import type { VolunteerDeskTransition } from '#domain/volunteers/volunteer-machine.ts';
import type { VolunteerTask } from '#domain/volunteers/volunteer-words.ts';

/** Somebody who applied, and what came of it. */
export interface DemoVolunteer extends VolunteerInput {
  daysAgo: number;
  language?: Language;
  /** Applies from this account of the demonstration, in its mailbox. */
  account?: 'donor' | 'rescuer';
  /** Their mail waits still. */
  isUnconfirmed?: true;
  hasConsent?: true;
  withdraws?: true;
  moves?: readonly { to: VolunteerDeskTransition; words?: string }[];
  note?: string;
}

const tulum = { postalCode: '77780', guardian: '', guardianPhone: '', age: 'adult' } as const;
const weekend = { days: ['saturday', 'sunday'], times: ['morning'] } as const;
const accept = { to: 'accept' } as const;

/** In every state. */
export const demoVolunteers: readonly DemoVolunteer[] = [
  {
    ...{ ...tulum, ...weekend, tasks: ['walks', 'photos'] },
    daysAgo: 60,
    account: 'donor',
    name: 'Julián Robles',
    phone: '5500000001',
    email: 'donante@casa-animal.example',
    experience: 'Tuve dos perros grandes.',
    why: 'Cada vez que voy a Tulum quiero ser útil.',
    moves: [{ ...accept, words: '¡Qué gusto, Julián! Nos vemos el sábado en el albergue.' }],
    note: 'Muy bueno con perros nerviosos.',
  },
  {
    ...{ ...tulum, ...weekend, tasks: ['walks', 'transport', 'events'] },
    daysAgo: 59,
    account: 'rescuer',
    name: 'Marisol Canché',
    phone: '9840000002',
    email: 'rescatista@casa-animal.example',
    experience: 'Rescato desde hace seis años.',
    why: '',
    moves: [accept],
  },
  {
    ...{ ...tulum, days: ['wednesday'], times: ['afternoon'], tasks: ['feeding', 'cats'] },
    daysAgo: 58,
    name: 'Ximena Balam',
    phone: '9840000311',
    email: 'ximena.balam@correo.example',
    experience: 'Estudio veterinaria.',
    why: 'Necesito horas para mi servicio social y me encantan los gatos.',
    moves: [{ to: 'invite', words: '¿Puedes venir el miércoles a las 4?' }, accept],
  },
  {
    ...{ ...tulum, ...weekend, tasks: ['walks'], age: 'minor' },
    ...{ guardian: 'Rosa Dzul', guardianPhone: '9840000312' },
    daysAgo: 45,
    name: 'Diego Dzul',
    phone: '9840000313',
    email: 'diego.dzul@correo.example',
    experience: '',
    why: 'Tengo 16 años y quiero ser veterinario.',
    hasConsent: true,
    moves: [accept],
  },
  {
    ...{ ...tulum, ...weekend, tasks: ['events', 'photos'] },
    daysAgo: 50,
    language: 'en',
    name: 'Megan Foster',
    phone: '9840000314',
    email: 'megan.foster@mail.example',
    experience: 'I photograph weddings.',
    why: 'I live in Tulum half of the year.',
    moves: [accept, { to: 'pause', words: 'See you in January!' }],
  },
  {
    ...{ ...tulum, days: ['monday', 'friday'], times: ['evening'], tasks: ['office'] },
    daysAgo: 70,
    name: 'Héctor Pat',
    phone: '9840000315',
    email: 'hector.pat@correo.example',
    experience: 'Soy contador.',
    why: '',
    moves: [accept, { to: 'end', words: 'Gracias por ordenar tres años de recibos.' }],
  },
  {
    ...{ ...tulum, days: ['sunday'], times: ['morning'], tasks: ['veterinary'] },
    daysAgo: 20,
    name: 'Paola Chi',
    phone: '9840000316',
    email: 'paola.chi@correo.example',
    experience: 'Médica veterinaria, 4 años en clínica.',
    why: 'Puedo dar dos domingos al mes.',
    moves: [{ to: 'invite', words: '¿Te queda el domingo a las 9 en la clínica?' }],
  },
  {
    ...{ ...tulum, ...weekend, tasks: ['cats'], age: 'minor' },
    ...{ guardian: 'Luis Moo', guardianPhone: '9840000317' },
    daysAgo: 6,
    name: 'Camila Moo',
    phone: '9840000318',
    email: 'camila.moo@correo.example',
    experience: 'Tengo tres gatos.',
    why: '',
    moves: [{ to: 'review' }],
  },
  {
    ...{ ...tulum, ...weekend, tasks: ['walks', 'feeding'] },
    daysAgo: 2,
    name: 'Emiliano Tuz',
    phone: '9840000319',
    email: 'emiliano.tuz@correo.example',
    experience: '',
    why: 'Me acabo de mudar y extraño a mi perro.',
  },
  {
    ...{ ...tulum, days: ['tuesday'], times: ['morning'], tasks: ['transport'] },
    daysAgo: 30,
    name: 'Óscar Euán',
    phone: '9840000320',
    email: 'oscar.euan@correo.example',
    experience: '',
    why: '',
    moves: [
      {
        to: 'decline',
        words: 'Por ahora tenemos suficientes personas que manejan. Te avisamos si cambia.',
      },
    ],
  },
  {
    ...{ ...tulum, ...weekend, tasks: ['events'] },
    daysAgo: 15,
    name: 'Lucero Ay',
    phone: '9840000321',
    email: 'lucero.ay@correo.example',
    experience: '',
    why: '',
    withdraws: true,
  },
  {
    ...{ ...tulum, ...weekend, tasks: ['photos'] },
    daysAgo: 1,
    name: 'Iker Canul',
    phone: '9840000322',
    email: 'iker.canul@correo.example',
    experience: '',
    why: '',
    isUnconfirmed: true,
  },
];

/** One a week for twelve weeks, six of them past: who is on it, by their mailboxes. */
export interface DemoShift {
  task: VolunteerTask;
  place: string;
  /** From Monday on: 0 to 6. */
  weekday: number;
  from: string;
  until: string;
  places: number;
  notes: string;
  people: readonly string[];
}

export const demoShifts: readonly DemoShift[] = [
  {
    ...{ task: 'walks', weekday: 5, from: '09:00', until: '12:00', places: 4 },
    place: 'Albergue de Tulum, calle Géminis 14',
    notes: 'Trae agua, gorra y zapato cerrado.',
    people: ['donante@casa-animal.example', 'diego.dzul@correo.example'],
  },
  {
    ...{ task: 'walks', weekday: 3, from: '17:00', until: '19:00', places: 1 },
    place: 'Albergue de Tulum, calle Géminis 14',
    notes: 'Salimos hacia el parque: lleva bolsas.',
    people: ['rescatista@casa-animal.example'],
  },
  {
    ...{ task: 'feeding', weekday: 2, from: '16:00', until: '18:30', places: 2 },
    place: 'Albergue de Tulum, calle Géminis 14',
    notes: '',
    people: ['ximena.balam@correo.example'],
  },
  {
    ...{ task: 'cats', weekday: 6, from: '10:00', until: '12:00', places: 2 },
    place: 'Gatería, La Veleta',
    notes: 'Toca la puerta verde y espera: hay gatos que se escapan.',
    people: [],
  },
  {
    ...{ task: 'photos', weekday: 6, from: '16:30', until: '18:00', places: 1 },
    place: 'Albergue de Tulum, patio',
    notes: 'La luz es mejor después de las 5.',
    people: [],
  },
];
