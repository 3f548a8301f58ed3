import { stateMachine } from '../documents/state-machine.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

export const applicationStates = vocabulary({
  received: 'recibida',
  inReview: 'en_revision',
  conversation: 'conversacion',
  homeVisit: 'visita',
  approved: 'aprobada',
  reserved: 'apartada',
  adopted: 'adoptada',
  declined: 'rechazada',
  withdrawn: 'retirada',
  waiting: 'en_espera',
  returned: 'devuelta',
});

/** What happens to an application's contract, in its history. */
export const contractEvents = vocabulary({
  contractPrepared: 'preparar_contrato',
  contractSigned: 'firmar_contrato',
  contractSealed: 'sellar_contrato',
});
export type ContractEvent = ValueOf<typeof contractEvents>;

/** Whoever looks after the pet, and staff in their place. */
const decider = ['petOwner', 'applications.manageAny'] as const;
const beforeDecision = ['received', 'waiting', 'inReview', 'conversation', 'homeVisit'] as const;
const open = [...beforeDecision, 'approved', 'reserved'] as const;

/** The way of an adoption application. Nobody is bound to an order before the decision: families and rescuers differ. */
export const applicationMachine = stateMachine({
  kind: 'adoptionApplication',
  states: applicationStates,
  initial: ['received', 'waiting'],
  transitions: {
    review: { wire: 'revisar', from: ['received', 'waiting'], to: 'inReview', by: decider },
    converse: {
      wire: 'conversar',
      from: ['received', 'waiting', 'inReview', 'homeVisit'],
      to: 'conversation',
      by: decider,
    },
    visit: {
      wire: 'visitar',
      from: ['received', 'waiting', 'inReview', 'conversation'],
      to: 'homeVisit',
      by: decider,
    },
    approve: {
      wire: 'aprobar',
      from: ['inReview', 'conversation', 'homeVisit'],
      to: 'approved',
      by: decider,
    },
    reserve: { wire: 'apartar', from: ['approved'], to: 'reserved', by: decider },
    adopt: { wire: 'adoptar', from: ['approved', 'reserved'], to: 'adopted', by: decider },
    // The portal itself where the pet has found another home, or is no longer up for adoption.
    decline: { wire: 'rechazar', from: [...open], to: 'declined', by: [...decider, 'system'] },
    withdraw: { wire: 'retirar', from: [...open], to: 'withdrawn', by: ['owner'] },
    putOnWaitingList: {
      wire: 'poner_en_espera',
      from: ['received', 'inReview', 'conversation', 'homeVisit', 'approved', 'reserved'],
      to: 'waiting',
      by: decider,
    },
    giveBack: { wire: 'devolver', from: ['adopted'], to: 'returned', by: decider },
  },
  events: Object.fromEntries(
    contractEvents.values.map((event) => [event, contractEvents.toWire(event)]),
  ),
});

export type ApplicationState = (typeof applicationStates)['values'][number];

/** Those that still lead somewhere. */
export const openStates: readonly ApplicationState[] = open;
/** While both sides may write to each other: an adoption is no end of that. */
export const talkingStates: readonly ApplicationState[] = [...open, 'adopted'];
