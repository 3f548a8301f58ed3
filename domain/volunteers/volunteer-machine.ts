import { stateMachine } from '../documents/state-machine.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** Of an application, and of the volunteer that it becomes. */
export const volunteerStates = vocabulary({
  unconfirmed: 'sin_confirmar',
  received: 'recibida',
  inReview: 'en_revision',
  invited: 'entrevista',
  accepted: 'activo',
  paused: 'en_pausa',
  declined: 'no_aceptada',
  withdrawn: 'retirada',
  ended: 'terminado',
});
export type VolunteerState = ValueOf<typeof volunteerStates>;

/** The desk has not decided yet. */
export const openVolunteerStates = ['received', 'inReview', 'invited'] as const;
/** Accepted: they are volunteers. */
export const volunteeringStates = ['accepted', 'paused'] as const;
const overStates = ['declined', 'withdrawn', 'ended'] as const;

const isAmong = (states: readonly VolunteerState[]) => (state: VolunteerState) =>
  states.includes(state);
export const isVolunteering = isAmong(volunteeringStates);
export const isVolunteerOver = isAmong(overStates);

const by = ['volunteers.coordinate'] as const;
const own = ['owner', 'linkHolder'] as const;

export const volunteerMachine = stateMachine({
  kind: 'volunteer',
  states: volunteerStates,
  initial: ['unconfirmed', 'received'],
  transitions: {
    confirm: { wire: 'confirmar', from: ['unconfirmed'], to: 'received', by: own },
    review: { wire: 'revisar', from: ['received', 'invited', 'declined'], to: 'inReview', by },
    /** To an interview, or a shift on trial. */
    invite: { wire: 'invitar', from: ['received', 'inReview'], to: 'invited', by },
    accept: { wire: 'aceptar', from: openVolunteerStates, to: 'accepted', by },
    decline: { wire: 'no_aceptar', from: openVolunteerStates, to: 'declined', by },
    pause: { wire: 'pausar', from: ['accepted'], to: 'paused', by: [...by, ...own] },
    resume: { wire: 'reanudar', from: ['paused'], to: 'accepted', by: [...by, ...own] },
    end: { wire: 'terminar', from: volunteeringStates, to: 'ended', by: [...by, ...own] },
    readmit: { wire: 'readmitir', from: ['ended'], to: 'accepted', by },
    withdraw: {
      wire: 'retirar',
      from: ['unconfirmed', ...openVolunteerStates],
      to: 'withdrawn',
      by: own,
    },
  },
});

/** What the desk does. */
export const volunteerDeskTransitions = [
  'review',
  'invite',
  'accept',
  'decline',
  'pause',
  'resume',
  'end',
  'readmit',
] as const;
export type VolunteerDeskTransition = (typeof volunteerDeskTransitions)[number];

/** What volunteers do by themselves. */
export const volunteerOwnTransitions = ['withdraw', 'pause', 'resume', 'end'] as const;
export type VolunteerOwnTransition = (typeof volunteerOwnTransitions)[number];

const wordsOf = <Name extends keyof typeof volunteerMachine.transitions>(names: readonly Name[]) =>
  vocabulary(
    Object.fromEntries(
      names.map((name) => [name, volunteerMachine.transitions[name].wire]),
    ) as Record<Name, string>,
  );

export const deskTransitionWords = wordsOf(volunteerDeskTransitions);
export const ownTransitionWords = wordsOf(volunteerOwnTransitions);
