import type { actions } from './actions/index.ts';
import type { DataAnswer, FileAnswer } from './envelope.ts';
import type { DefinedAction } from './registry.ts';

/** Types alone, for the pages: nothing of the server's code comes with them. */

type DefinedActions = (typeof actions)[number];

/** By its name: what each action takes, and what it answers as `data` or as a file. */
export type WireActions = {
  [Defined in DefinedActions as Defined['name']]: Defined extends DefinedAction<
    string,
    infer Input,
    infer Answered
  >
    ? { input: Input; data: DataOf<Answered>; file: Extract<Answered, FileAnswer> }
    : never;
};

type DataOf<Answered> = Answered extends DataAnswer ? Answered['data'] : never;
