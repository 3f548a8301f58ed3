import { stateMachine } from '../documents/state-machine.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** A sterilization drive: a day at a place, with places for animals. */
export const driveStates = vocabulary({
  draft: 'borrador',
  open: 'abierta',
  /** Nobody books any more; it still takes place. */
  closed: 'cerrada',
  held: 'realizada',
  cancelled: 'cancelada',
});
export type DriveState = ValueOf<typeof driveStates>;

const by = ['drives.manage'] as const;

export const driveMachine = stateMachine({
  kind: 'drive',
  states: driveStates,
  initial: ['draft'],
  transitions: {
    publish: { wire: 'publicar', from: ['draft'], to: 'open', by },
    close: { wire: 'cerrar', from: ['open'], to: 'closed', by },
    reopen: { wire: 'reabrir', from: ['closed'], to: 'open', by },
    /** Over: whoever has not come is counted. */
    hold: { wire: 'terminar', from: ['open', 'closed'], to: 'held', by },
    cancel: { wire: 'cancelar', from: ['draft', 'open', 'closed'], to: 'cancelled', by },
  },
});
export type DriveTransition = keyof typeof driveMachine.transitions;
export const driveTransitions = Object.keys(driveMachine.transitions) as DriveTransition[];

const wiresOf = <Name extends string>(
  transitions: Readonly<Record<Name, { readonly wire: string }>>,
  names: readonly Name[],
) =>
  vocabulary(
    Object.fromEntries(names.map((name) => [name, transitions[name].wire])) as Record<Name, string>,
  );

export const driveTransitionWords = wiresOf(driveMachine.transitions, driveTransitions);

/** The place of one animal in a drive. */
export const bookingStates = vocabulary({
  waiting: 'en_espera',
  booked: 'apartado',
  arrived: 'llego',
  done: 'esterilizado',
  turnedAway: 'no_apto',
  noShow: 'no_llego',
  cancelled: 'cancelado',
});
export type BookingState = ValueOf<typeof bookingStates>;

export const bookingMachine = stateMachine({
  kind: 'driveBooking',
  states: bookingStates,
  initial: ['waiting', 'booked'],
  transitions: {
    moveUp: { wire: 'subir', from: ['waiting'], to: 'booked', by: ['drives.manage', 'system'] },
    cancel: {
      wire: 'cancelar',
      from: ['waiting', 'booked'],
      to: 'cancelled',
      by: ['owner', 'linkHolder', 'drives.manage', 'system'],
    },
    arrive: { wire: 'recibir', from: ['booked', 'noShow'], to: 'arrived', by },
    /** What was pressed by mistake. */
    putBack: { wire: 'regresar', from: ['arrived', 'turnedAway', 'noShow'], to: 'booked', by },
    /** The vet says no on the day. */
    turnAway: { wire: 'no_operar', from: ['booked', 'arrived'], to: 'turnedAway', by },
    miss: { wire: 'falto', from: ['booked'], to: 'noShow', by: ['drives.manage', 'system'] },
    finish: { wire: 'esterilizar', from: ['arrived'], to: 'done', by },
  },
});

/** What the desk does with one press; an operation has a call of its own. */
export const deskSteps = ['arrive', 'putBack', 'turnAway', 'miss', 'cancel', 'moveUp'] as const;
export type DeskStep = (typeof deskSteps)[number];
export const deskStepWords = wiresOf(bookingMachine.transitions, deskSteps);

/** Those that take a place. */
const holdingStates = ['booked', 'arrived', 'done'] as const;
export const holdsPlace = (state: BookingState): boolean =>
  holdingStates.some((one) => one === state);

export const driveLimits = {
  title: 80,
  place: 300,
  notes: 2_000,
  slots: 24,
  rows: 24,
  /** Of a slot, and of a row. */
  places: 500,
  /** Animals of one household, and what is usual. */
  household: 20,
  usualHousehold: 3,
  waiting: 300,
  /** Centavos. */
  fee: 5_000_00,
} as const;

/** Clocks of the place, on the evening before: from then on nobody books or moves up by themselves, for no animal could fast in time. */
export const bookingEndsAt = '20:00';
/** When whoever has a place is reminded that the animal fasts, the evening before. */
export const fastingToldFrom = '17:00';
