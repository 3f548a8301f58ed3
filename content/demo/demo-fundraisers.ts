import type { FundraiserState } from '#domain/fundraisers/fundraiser-states.ts';
import type { demoPeople } from './people.ts';

/** Somebody's own page in the demonstration. */
export interface DemoFundraiser {
  /** What donations of the demonstration name it by. */
  name: string;
  by: keyof typeof demoPeople;
  /** Days before the demonstration's on which it was written and, where it was, approved. */
  daysAgo: number;
  state: FundraiserState;
  title: string;
  story: string;
  organizer: string;
  pesos: number;
  /** Days after it was written on which it ends. */
  lasts: number;
  /** The demonstration's pet, or its campaign by its address. */
  pet?: string;
  campaign?: string;
  /** A moderator's, of one that was refused or taken off. */
  reason?: string;
  /** A new title that waits for a moderator. */
  changedTitle?: string;
  reported?: string;
}

/** One in each state. */
export const demoFundraisers: readonly DemoFundraiser[] = [
  {
    ...{ name: 'retirada', by: 'administrator', daysAgo: 40, state: 'takenOff', pesos: 3_000 },
    ...{ lasts: 80, title: 'Rifa por los gatos', organizer: 'Vecinos de la cuadra' },
    story: 'Rifamos una bicicleta entre quienes donen.',
    reason: 'Las rifas necesitan permiso de Gobernación, así que no podemos publicarla.',
  },
  {
    ...{ name: 'cumpleanos', by: 'donor', daysAgo: 14, state: 'active', pesos: 6_000, lasts: 45 },
    title: 'Mi cumpleaños por Balam',
    story:
      'Este mes cumplo 40. No quiero regalos: quiero que Balam termine su tratamiento.\n\nSi ibas a invitarme un pastel, dona lo que cuesta. Yo pongo la primera rebanada.',
    ...{ organizer: 'Julián', pet: 'balam' },
  },
  {
    ...{ name: 'carrera', by: 'rescuer', daysAgo: 20, state: 'active', pesos: 10_000, lasts: 60 },
    title: 'Diez kilómetros por el quirófano móvil',
    story:
      'Voy a correr mi primera carrera de diez kilómetros, y por cada kilómetro quiero juntar mil pesos para las esterilizaciones.',
    ...{ organizer: 'Citlali', campaign: 'quirofano-movil' },
    changedTitle: 'Diez kilómetros por las esterilizaciones',
    reported: 'Creo que la foto es de otra carrera.',
  },
  {
    ...{ name: 'boda', by: 'rescuer', daysAgo: 90, state: 'ended', pesos: 5_000, lasts: 60 },
    title: 'Nuestra boda, sin mesa de regalos',
    story: 'Nos casamos y ya tenemos todo: un perro y dos gatos adoptados.',
    organizer: 'Citlali y Marco',
  },
  {
    ...{ name: 'borrador', by: 'administrator', daysAgo: 2, state: 'draft', pesos: 2_000 },
    ...{ lasts: 30, title: 'En recuerdo de Canelo', organizer: 'Ximena' },
    story: 'Canelo llegó viejito y nos dio tres años. Quiero que otro viejito tenga su lugar.',
  },
  {
    ...{ name: 'revision', by: 'administrator', daysAgo: 1, state: 'review', pesos: 4_000 },
    ...{ lasts: 30, title: 'Posada con causa', organizer: 'El grupo de lectura' },
    story: 'En lugar de intercambio, este año juntamos para croquetas.',
  },
  {
    ...{ name: 'rechazada', by: 'donor', daysAgo: 3, state: 'refused', pesos: 50_000, lasts: 30 },
    title: 'Ayuda urgente',
    story: 'Se necesita dinero ya para todos los perritos.',
    organizer: 'Julián',
    reason:
      'Gracias por querer ayudar. Cuenta para qué es y por qué lo haces, y pon una meta que puedas explicar.',
  },
];
