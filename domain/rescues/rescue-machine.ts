import { stateMachine } from '../documents/state-machine.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

export const rescueStates = vocabulary({
  received: 'recibido',
  inReview: 'en_revision',
  advised: 'aconsejado',
  onTheWay: 'rescate_en_camino',
  admitted: 'ingresado',
  referred: 'derivado',
  closed: 'cerrado',
});
export type RescueState = ValueOf<typeof rescueStates>;

/** Somebody still waits for something. */
export const openRescueStates = ['received', 'inReview', 'advised', 'onTheWay'] as const;
export const isOpenRescue = (state: RescueState): boolean =>
  openRescueStates.some((open) => open === state);

const by = ['rescues.attend'] as const;

export const rescueMachine = stateMachine({
  kind: 'rescueReport',
  states: rescueStates,
  initial: ['received'],
  transitions: {
    review: { wire: 'revisar', from: ['received', 'advised', 'onTheWay'], to: 'inReview', by },
    advise: { wire: 'aconsejar', from: ['received', 'inReview', 'onTheWay'], to: 'advised', by },
    send: {
      wire: 'enviar_rescate',
      from: ['received', 'inReview', 'advised'],
      to: 'onTheWay',
      by,
    },
    refer: { wire: 'derivar', from: openRescueStates, to: 'referred', by },
    close: { wire: 'cerrar', from: openRescueStates, to: 'closed', by },
    /** Also what ended by itself, or by whoever reported it. */
    reopen: { wire: 'reabrir', from: ['referred', 'closed'], to: 'inReview', by },
    /** With the record of a pet, which says how it came. */
    admit: { wire: 'ingresar', from: openRescueStates, to: 'admitted', by },
    withdraw: {
      wire: 'retirar',
      from: openRescueStates,
      to: 'closed',
      by: ['owner', 'linkHolder'],
    },
    expire: { wire: 'vencer', from: openRescueStates, to: 'closed', by: ['system'] },
  },
});

/** What the desk does by itself; a record is made by a call of its own. */
export const deskTransitions = ['review', 'advise', 'send', 'refer', 'close', 'reopen'] as const;
export type DeskTransition = (typeof deskTransitions)[number];

export const deskTransitionWords = vocabulary(
  Object.fromEntries(
    deskTransitions.map((name) => [name, rescueMachine.transitions[name].wire]),
  ) as Record<DeskTransition, string>,
);

/** A report ends by itself after so many days, unless it is renewed; a mail says so some days before. */
export const rescueTerms = { days: 21, reminderDays: 4 } as const;
/** Open at once, of one account, mailbox or telephone. */
export const mostOpenRescues = 3;
export const mostRescuePhotos = 3;
/** Written by both sides; what comes then is refused. */
export const mostRescueEntries = 60;
