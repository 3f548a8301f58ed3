import type { Bilingual } from '../language.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What donors choose of the card that goes with a gift. Pages of donors load it: no rules stand here. */

export const longestName = 60;
export const longestMessage = 400;

export const occasions = vocabulary({ honour: 'honor', memory: 'memoria' });
export type Occasion = ValueOf<typeof occasions>;

export const deliveries = vocabulary({ mail: 'correo', print: 'impresa' });
export type Delivery = ValueOf<typeof deliveries>;

/**
 * `waiting`: its gift is not paid. `ready`: paid; it leaves on its day, or can be printed. `stopped` by its donor,
 * `cancelled` because the gift went back or never came, `refused`: whoever would have got it wants no cards.
 */
export const cardStates = vocabulary({
  waiting: 'en_espera',
  ready: 'lista',
  sent: 'enviada',
  stopped: 'detenida',
  cancelled: 'cancelada',
  refused: 'rechazada',
});
export type CardState = ValueOf<typeof cardStates>;

/** Whether its donor may still change or stop it. */
export const isOpenCard = (state: CardState): boolean =>
  state === 'waiting' || state === 'ready' || state === 'stopped';

export const cardDesigns = vocabulary({ flowers: 'flores', hearts: 'corazones', light: 'luz' });
export type CardDesign = ValueOf<typeof cardDesigns>;

interface Look {
  name: Bilingual;
  ground: string;
  /** Of the heading and the drawing: legible on the ground. */
  accent: string;
  ink: string;
  /** On a grid of 24. */
  motif: string;
  /** For mails, which show no drawings. */
  sign: string;
}

const ink = '#2b1230';

/** As the page, the mail and the PDF show each. */
export const cardLooks: Readonly<Record<CardDesign, Look>> = {
  flowers: {
    name: { es: 'Flores', en: 'Flowers' },
    ground: '#fde6ee',
    accent: '#a80f50',
    ink,
    motif:
      'M8.4 6.6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM13.3 10.3a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM11.4 16.2a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM5.4 16.2a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM3.5 10.3a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z',
    sign: '✿',
  },
  hearts: {
    name: { es: 'Corazones', en: 'Hearts' },
    ground: '#dcf1e6',
    accent: '#08604f',
    ink,
    motif:
      'M12 21s-8.2-5.3-8.2-11.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.2 3.2C20.2 15.7 12 21 12 21z',
    sign: '♥',
  },
  light: {
    name: { es: 'Luz', en: 'Light' },
    ground: '#ebe3f7',
    accent: '#5d3593',
    ink,
    motif: 'M12 1.5l2.3 8.2L22.5 12l-8.2 2.3L12 22.5l-2.3-8.2L1.5 12l8.2-2.3z',
    sign: '✦',
  },
};
