import type { Relation } from '../access/relations.ts';
import type { Right } from '../access/rights.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { DocumentKind } from './document.ts';

/** Who makes a transition: whoever has a relation to the document, whoever has a right, or the portal itself. */
export type TransitionBy = Relation | Right | 'system';

export interface Transition<State extends string = string> {
  /** Its name on the wire. */
  readonly wire: string;
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly TransitionBy[];
}

export type Transitions<State extends string = string> = Readonly<
  Record<string, Transition<State>>
>;

/** The states of a kind of documents, and the only ways from one to another. */
export interface StateMachine<
  State extends string = string,
  Of extends Transitions<State> = Transitions<State>,
> {
  readonly kind: DocumentKind;
  readonly states: Vocabulary<State>;
  /** In which a document may begin. */
  readonly initial: readonly State[];
  readonly transitions: Of;
  /** What a history notes besides and leaves the state as it is, with its name on the wire. */
  readonly events?: Readonly<Record<string, string>>;
}

/** Written so that the compiler knows each transition by its name and by who makes it. */
export const stateMachine = <State extends string, const Of extends Transitions<State>>(
  machine: StateMachine<State, Of>,
): StateMachine<State, Of> => machine;

/** The names of those transitions that callers make; the others are the portal's own. */
export type CallableTransition<Of extends Transitions> = {
  [Name in keyof Of]: [Exclude<Of[Name]['by'][number], 'system'>] extends [never] ? never : Name;
}[keyof Of] &
  string;

/** @returns undefined where the transition does not lead on from this state */
export function nextState<State extends string, Of extends Transitions<State>>(
  { transitions }: StateMachine<State, Of>,
  from: State,
  name: keyof Of & string,
): State | undefined {
  const transition: Transition<State> | undefined = transitions[name];
  return transition?.from.includes(from) ? transition.to : undefined;
}

/** All states that a document can come into. */
export function reachableStates<State extends string>({
  initial,
  transitions,
}: StateMachine<State>): ReadonlySet<State> {
  const reached = new Set(initial);
  // A set that grows while it is walked through: what is added is visited, too.
  for (const state of reached) {
    for (const { from, to } of Object.values(transitions))
      if (from.includes(state)) reached.add(to);
  }
  return reached;
}
