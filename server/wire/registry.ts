import type { z } from 'zod';
import { type Right, requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError, forbidden, unauthenticated } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import type {
  RecordCreation,
  ResultStands,
} from '#server/features/idempotency/idempotency.service.ts';
import type { Answer } from './envelope.ts';
import { parseInput } from './errors.ts';

/**
 * Does what creates something, once for each `Idempotency-Key`: a repeated call gets the result of the first, from which
 * its answer is made as the first one's was.
 * @param insteadOfKey what stands for the key where the caller sends none
 * @param stands as of `IdempotencyService.once`
 */
export type Once = <Result>(
  create: (record?: RecordCreation) => Promise<Result>,
  insteadOfKey?: string,
  stands?: ResultStands,
) => Promise<Result>;

export interface Call<Input> {
  input: Input;
  viewer: Viewer;
  context: Context;
  /** The caller's IP address, for limits. */
  address: string;
  userAgent: string;
  /** Around what creates something, in actions that say so by `creates`. */
  once: Once;
  /** The caller's, in which they hear the answer. */
  language: Language;
}

/** One call of the wire, `POST /api/{name}`. */
export interface Action {
  name: string;
  /** One English sentence for the documentation. */
  summary: string;
  /** 'signIn': for everyone, and a token that comes along is not looked at, for it may be what has expired. */
  access: 'everyone' | 'signIn' | 'session' | { readonly right: Right };
  /** A multipart call (`multipart/form-data`) instead of a JSON one. */
  multipart?: Multipart;
  /** The media type of what it answers where that is a file instead of the envelope. */
  produces?: string;
  /** It creates something, which a caller may repeat under an `Idempotency-Key`. */
  creates: boolean;
  /**
   * It waits for another service (payments, invoices, records, mail), perhaps for long, and so has a queue of its own;
   * or tells it by the body, before anything of it is checked.
   */
  waitsOutside: boolean | ((body: Readonly<Record<string, unknown>>) => boolean);
  input: z.ZodType;
  /**
   * After `requireAccess`.
   * @throws AppError invalid, at once
   */
  run(call: Call<unknown>): Promise<Answer>;
}

interface Multipart {
  /** Refuses a call by the fields before its file (and by nothing that is missing), before the file is received. */
  admit(call: Omit<Call<Readonly<Record<string, unknown>>>, 'once'>): Promise<void>;
}

/** What it is called, takes and answers stays known as types: see wire-actions.ts. */
export interface DefinedAction<Name extends string, Input, Answered extends Answer> extends Action {
  name: Name;
  input: z.ZodType<unknown, Input>;
  /** For the type alone. */
  answered?: Answered;
}

interface ActionDefinition<Name extends string, Input, Output, Answered extends Answer>
  extends Pick<Action, 'summary' | 'access' | 'multipart' | 'produces'>,
    Partial<Pick<Action, 'creates' | 'waitsOutside'>> {
  name: Name;
  input: z.ZodType<Output, Input>;
  handle(call: Call<Output>): Promise<Answered>;
}

export function defineAction<const Name extends string, Input, Output, Answered extends Answer>(
  definition: ActionDefinition<Name, Input, Output, Answered>,
): DefinedAction<Name, Input, Answered> {
  const { name, summary, access, multipart, produces, input, handle } = definition;
  const { creates = false, waitsOutside = false } = definition;
  return {
    name,
    summary,
    access,
    multipart,
    produces,
    creates,
    waitsOutside,
    input,
    run: (call) => handle({ ...call, input: parseInput(input, call.input) }),
  };
}

/** @throws AppError unauthenticated, forbidden */
export function requireAccess(access: Action['access'], viewer: Viewer): void {
  if (access === 'everyone' || access === 'signIn') return;
  if (viewer.kind === 'visitor') throw unauthenticated('noToken');
  if (access !== 'session') requireRight(viewer, access.right);
}

/** Tells somebody of the staff who has yet to show a second factor that this is what a call was refused for. */
export function explainRefusal(error: unknown, viewer: Viewer): unknown {
  const isDue = viewer.kind === 'user' && viewer.secondFactorDue;
  const isForbidden = error instanceof AppError && error.code === 'forbidden';
  return isDue && isForbidden ? forbidden('secondFactorRequired') : error;
}
