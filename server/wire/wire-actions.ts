import type { actions } from './actions/index.ts';
import type { ImplementedAction } from './implement.ts';
import type { DefinedAction } from './registry.ts';

/** Types alone, for the pages: nothing of the server's code comes with them. */

type AllActions = (typeof actions)[number];

export type ActionName = AllActions['name'];

/** By its name, of those that no contract describes: what each action takes, and what it responds as `data`; never for a file. */
export type WireActions = {
  [Defined in Exclude<
    AllActions,
    ImplementedAction
  > as Defined['name']]: Defined extends DefinedAction<
    string,
    infer Input,
    infer Data,
    infer Creates
  >
    ? { input: Input; data: Data; creates: Creates }
    : never;
};
