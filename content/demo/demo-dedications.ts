import type { CardDesign, Delivery, Occasion } from '#domain/dedications/card.ts';
import type { DemoDonation } from './demo-donations.ts';

/** The card that goes with a donation of the demonstration. */
interface DemoCard {
  occasion: Occasion;
  honoree: string;
  message: string;
  sender: string;
  design: CardDesign;
  delivery: Delivery;
  saysAmount?: true;
  receiver?: string;
  /** Days after the donation on which it leaves. */
  sendAfter?: number;
  /** Its donor stopped it at once. */
  isStopped?: true;
}

export interface DedicatedDonation extends DemoDonation {
  dedication: DemoCard;
}

/** A card in each state: due, to come, to print, stopped, cancelled with its gift, and waiting for one. */
export const demoDedications: readonly DedicatedDonation[] = [
  {
    ...{ daysAgo: 12, by: 'donor', kind: 'food', pesos: 300, method: 'card' },
    dedication: {
      ...{ occasion: 'honour', honoree: 'la maestra Lupita', sender: 'El grupo de 4.º B' },
      message: 'Gracias por enseñarnos a cuidar a los animales.',
      ...{ design: 'hearts', delivery: 'mail', receiver: 'lupita@ejemplo.example', sendAfter: 12 },
    },
  },
  {
    ...{ daysAgo: 6, by: 'donor', kind: 'treatment', pesos: 500, method: 'card' },
    dedication: {
      ...{ occasion: 'memory', honoree: 'Canelo', sender: 'Julián', design: 'light' },
      message: 'Nos acompañó catorce años. Lo recordamos con mucho cariño.',
      ...{ delivery: 'mail', receiver: 'abuela@ejemplo.example', sendAfter: 20 },
    },
  },
  {
    ...{ daysAgo: 5, by: 'donor', kind: 'sterilization', pesos: 850, method: 'wallet' },
    dedication: {
      ...{ occasion: 'honour', honoree: 'Ximena y Luis', sender: 'Julián', design: 'flowers' },
      message: 'En su boda, un regalo que salta y mueve la cola.',
      ...{ delivery: 'print', saysAmount: true },
    },
  },
  {
    ...{ daysAgo: 4, by: 'donor', kind: 'food', pesos: 150, method: 'card' },
    dedication: {
      ...{ occasion: 'honour', honoree: 'mi vecina Tere', sender: 'Julián', design: 'flowers' },
      ...{ message: '', delivery: 'mail', receiver: 'tere@ejemplo.example', sendAfter: 30 },
      isStopped: true,
    },
  },
  {
    ...{ daysAgo: 3, by: 'rescuer', kind: 'food', pesos: 200, method: 'card' },
    refund: { after: 1 },
    dedication: {
      ...{ occasion: 'honour', honoree: 'Luna', sender: 'Citlali', design: 'hearts' },
      ...{ message: 'Feliz cumpleaños.', delivery: 'mail', sendAfter: 25 },
      receiver: 'luna@ejemplo.example',
    },
  },
  {
    ...{ daysAgo: 1, by: 'rescuer', kind: 'food', pesos: 120, method: 'voucher', unpaid: true },
    dedication: {
      ...{ occasion: 'memory', honoree: 'Misifú', sender: 'Citlali', design: 'light' },
      ...{ message: '', delivery: 'mail', receiver: 'amiga@ejemplo.example', sendAfter: 9 },
    },
  },
];
