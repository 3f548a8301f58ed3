import type { z } from 'zod';
import type { ActionResponse, Failure } from './envelope.ts';
import { failureEnvelope } from './envelope.ts';
import { errorsOf } from './error-codes.ts';
import type { Action } from './registry.ts';

/**
 * Holds what an action responds to what it declares. In tests and in development alone, where a mismatch is an error of
 * ours: in production nothing is parsed, and nothing is left out.
 */
export interface ResponseCheck {
  /** @throws Error where it is not what the action declares */
  success(action: Action, input: unknown, response: ActionResponse): void;
  /** Likewise, of a response that is written while it is sent: what it does not declare breaks it off. */
  pieces(action: Action, input: unknown, pieces: AsyncIterable<string>): AsyncIterable<string>;
  /** Likewise. */
  failure(action: Action, status: number, body: Failure): void;
}

export const noCheck: ResponseCheck = {
  success() {},
  pieces: (_action, _input, pieces) => pieces,
  failure() {},
};

export const strictCheck: ResponseCheck = {
  success(action, input, response) {
    if (!('data' in response)) return;
    const { name, paginated } = action;
    // As it is sent: what JSON leaves out is not there.
    holdData(action, input, JSON.parse(JSON.stringify(response.data ?? null)));
    if ((response.page !== undefined) !== paginated) {
      throw new Error(`${name} does not say whether it is paginated`);
    }
  },
  async *pieces(action, input, pieces) {
    let text = '';
    for await (const piece of pieces) {
      text += piece;
      yield piece;
    }
    holdData(action, input, JSON.parse(text).data);
  },
  failure(action, status, body) {
    hold(action.name, failureEnvelope, body);
    const codes: readonly string[] = errorsOf(action).find(([one]) => one === status)?.[1] ?? [];
    if (codes.includes(body.code)) return;
    throw new Error(`${action.name} does not declare the error ${status} ${body.code}`);
  },
};

function holdData({ name, output, outputFor }: Action, input: unknown, data: unknown): void {
  const schema = outputFor?.(input) ?? output;
  if (!schema) throw new Error(`${name} responds data, and declares a file`);
  hold(name, schema, data);
}

function hold(name: string, schema: z.ZodType, value: unknown): void {
  const { error } = schema.safeParse(value);
  if (!error) return;
  const places = error.issues.map(
    ({ path, message }) => `${path.join('.') || '(all)'}: ${message}`,
  );
  throw new Error(`${name} responds what it does not declare: ${places.slice(0, 10).join('; ')}`);
}
