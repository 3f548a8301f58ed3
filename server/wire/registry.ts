import type { z } from 'zod';
import { isAdministrator, type Viewer } from '#domain/accounts/viewer.ts';
import { forbidden } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import type { Answer } from './envelope.ts';
import { parseInput, unauthenticated } from './errors.ts';

export interface Call<Input> {
  input: Input;
  viewer: Viewer;
  context: Context;
  /** The caller's IP address, for limits. */
  address: string;
}

/** One call of the wire, `POST /api/{name}`. */
export interface Action {
  name: string;
  /** One English sentence for the documentation. */
  summary: string;
  access: 'everyone' | 'session' | 'administrator';
  input: z.ZodType;
  run(call: Call<unknown>): Promise<Answer>;
}

interface ActionDefinition<Input> {
  name: string;
  summary: string;
  access: Action['access'];
  input: z.ZodType<Input>;
  handle(call: Call<Input>): Promise<Answer>;
}

/** The access is checked before the body is looked at. */
export function defineAction<Input>(definition: ActionDefinition<Input>): Action {
  const { name, summary, access, input, handle } = definition;
  return {
    name,
    summary,
    access,
    input,
    run(call) {
      requireAccess(access, call.viewer);
      return handle({ ...call, input: parseInput(input, call.input) });
    },
  };
}

function requireAccess(access: Action['access'], viewer: Viewer): void {
  if (access === 'everyone') return;
  if (viewer.kind === 'visitor') throw unauthenticated('noToken');
  if (access === 'administrator' && !isAdministrator(viewer)) throw forbidden();
}
