import type { actions } from './actions/index.ts';
import type { DefinedAction } from './registry.ts';

/** Types alone, for the pages: nothing of the server's code comes with them. */

type DefinedActions = (typeof actions)[number];

/** By its name: what each action takes, and what it responds as `data`; never for a file. */
export type WireActions = {
  [Defined in DefinedActions as Defined['name']]: Defined extends DefinedAction<
    string,
    infer Input,
    infer Data,
    infer Creates
  >
    ? { input: Input; data: Data; creates: Creates }
    : never;
};
