import { z } from 'zod';
import { isRelation, type Relation } from '#domain/access/relations.ts';
import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { longestHistoryWords } from '#domain/documents/history.ts';
import {
  type CallableTransition,
  nextState,
  type StateMachine,
  type Transition,
  type TransitionBy,
  type Transitions,
} from '#domain/documents/state-machine.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { Call } from '../registry.ts';
import { wireText } from '../wire-text.ts';

interface TransitionCall<Details> extends Call<Details> {
  /** To be called in the transaction of the transition, so that a repeated call under its key does it once. */
  record?: RecordCreation;
}

/** What a transition takes beside the document's key, and the use case that makes it. */
export interface TransitionHandler<Details = unknown> {
  input: z.ZodType<Details>;
  run(call: TransitionCall<Details>, key: DocumentKey): Promise<void>;
  /** Of one that another service may undo: whether it still holds, or a call that is repeated under its key makes it anew. */
  stands?(subject: TransitionSubject): boolean;
}

export function transition<Details>(
  input: z.ZodType<Details>,
  run: TransitionHandler<Details>['run'],
  stands?: TransitionHandler['stands'],
): TransitionHandler {
  // The action parses by `input` before it calls `run`.
  return { input, run: run as TransitionHandler['run'], stands };
}

/** What whoever makes a transition says, as its history shows it. */
export const historyWords = wireText.max(longestHistoryWords).optional();

/** One for each transition that callers make: a missing one does not compile. */
export type TransitionHandlers<Of extends Transitions> = Readonly<
  Record<CallableTransition<Of>, TransitionHandler>
>;

/** How a document stands to whoever asks for one of its transitions. */
export interface TransitionSubject {
  /** In the feature's words. */
  status: string;
  /** The viewer's, to the document. */
  relations: readonly Relation[];
}

export interface KnownTransition extends Transition {
  handler: TransitionHandler | undefined;
  /** Whether its state allows it. */
  isInOrder(subject: TransitionSubject): boolean;
  mayBeMadeBy(viewer: Viewer, subject: TransitionSubject): boolean;
}

/** A kind's state machine, with what its transitions do. */
export interface DocumentStates {
  machine: StateMachine;
  /** By their names on the wire. A Map, because names come from callers. */
  transitions: ReadonlyMap<string, KnownTransition>;
}

export function documentStates<State extends string, Of extends Transitions<State>>(
  machine: StateMachine<State, Of>,
  handlers: TransitionHandlers<Of>,
): DocumentStates {
  // Which names and states there are is no longer the compiler's to know from here on.
  const known = machine as unknown as StateMachine;
  const byName: Readonly<Record<string, TransitionHandler>> = handlers;
  return {
    machine: known,
    transitions: new Map(
      Object.entries(known.transitions).map(([name, one]) => [
        one.wire,
        {
          ...one,
          handler: byName[name],
          isInOrder: ({ status }) => nextState(known, status, name) !== undefined,
          mayBeMadeBy: (viewer, subject) => one.by.some((by) => isOne(by, viewer, subject)),
        },
      ]),
    ),
  };
}

function isOne(by: TransitionBy, viewer: Viewer, { relations }: TransitionSubject): boolean {
  if (by === 'system') return false;
  return isRelation(by) ? relations.includes(by) : can(viewer, by);
}

/** The names of the transitions that the viewer may make now. */
export const transitionsOpenTo = (
  { transitions }: DocumentStates,
  viewer: Viewer,
  subject: TransitionSubject,
): string[] =>
  [...transitions.values()]
    .filter((one) => one.isInOrder(subject) && one.mayBeMadeBy(viewer, subject))
    .map(({ wire }) => wire);

export const noDetails = z.strictObject({});
