import type { ShownApplication } from '#app/adoption/application.ts';
import { type ApplicationState, applicationMachine } from '#domain/adoption/application-machine.ts';

const { transitions } = applicationMachine;

export type TransitionName = keyof typeof transitions;

const names = Object.keys(transitions) as TransitionName[];

export const transitionWire = (name: TransitionName): string => transitions[name].wire;

export const stateAfter = (name: TransitionName): ApplicationState => transitions[name].to;

/** What the reader may do with it now; withdrawing is the family's alone. */
export function movesOf({
  transitions: open,
}: Pick<ShownApplication, 'transitions'>): TransitionName[] {
  const may = (name: TransitionName) => open.includes(transitions[name].wire);
  return [...names.filter((name) => !apart.has(name)), 'decline' as const].filter(may);
}

/** Last, and never. */
const apart: ReadonlySet<TransitionName> = new Set(['decline', 'withdraw']);

/** Which step leads there. */
export const moveTo = (
  application: Pick<ShownApplication, 'transitions'>,
  state: ApplicationState,
): TransitionName | undefined => movesOf(application).find((name) => stateAfter(name) === state);
