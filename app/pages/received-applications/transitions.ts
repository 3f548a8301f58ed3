import type { ShownApplication } from '#app/adoption/application.ts';
import { type ApplicationState, applicationMachine } from '#domain/adoption/application-machine.ts';

const { transitions } = applicationMachine;

export type TransitionName = keyof typeof transitions;

const names = Object.keys(transitions) as TransitionName[];

export const transitionWire = (name: TransitionName): string => transitions[name].wire;

export const stateAfter = (name: TransitionName): ApplicationState => transitions[name].to;

interface Movable extends Pick<ShownApplication, 'transitions'> {
  /** Set where another family was chosen. */
  chosenInstead?: object | undefined;
  /** The family is on the list of who may not adopt. */
  isRestricted?: boolean | undefined;
}

/** Not while another family has been chosen for the pet. */
const choosing: ReadonlySet<TransitionName> = new Set(['approve', 'reserve']);

/** Not for who may not adopt. */
const giving: ReadonlySet<TransitionName> = new Set(['approve', 'reserve', 'adopt']);

/** What the reader may do with it now; withdrawing is the family's alone. */
export function movesOf({
  transitions: open,
  chosenInstead,
  isRestricted,
}: Movable): TransitionName[] {
  const may = (name: TransitionName) =>
    open.includes(transitions[name].wire) &&
    !(chosenInstead && choosing.has(name)) &&
    !(isRestricted && giving.has(name));
  return [...names.filter((name) => !apart.has(name)), 'decline' as const].filter(may);
}

/** Last, and never. */
const apart: ReadonlySet<TransitionName> = new Set(['decline', 'withdraw']);

/** Which step leads there. */
export const moveTo = (application: Movable, state: ApplicationState): TransitionName | undefined =>
  movesOf(application).find((name) => stateAfter(name) === state);
