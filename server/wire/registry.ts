import type { z } from 'zod';
import { requireRight, requireStaff } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { CallAccess, DeclaredErrors } from '#domain/contract/call.ts';
import { AppError, forbidden, unauthenticated } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Config } from '#server/config/config.ts';
import type { Context } from '#server/context.ts';
import type {
  RecordCreation,
  ResultStands,
} from '#server/features/kits/idempotency/idempotency.service.ts';
import type { ActionResponse } from './envelope.ts';

/**
 * Does what creates something, once for each `Idempotency-Key`: a repeated call gets the result of the first, from which
 * its response is made as the first one's was.
 */
export type Once = <Result>(
  create: (record?: RecordCreation) => Promise<Result>,
  as?: CreatedAs,
) => Promise<Result>;

export interface CreatedAs {
  /** What stands for the key where the caller sends none. */
  insteadOfKey?: string;
  /** As of `IdempotencyService.once`. */
  stands?: ResultStands;
  /** Whose key it is, where neither an account nor an address says so. */
  caller?: string | undefined;
}

export interface Call<Input> {
  input: Input;
  viewer: Viewer;
  context: Context;
  /** The caller's IP address, for limits. */
  address: string;
  userAgent: string;
  /** Around what creates something, in actions that say so by `creates`. */
  once: Once;
  /** The caller's, in which messages are. */
  language: Language;
}

/** One call of the wire, `POST /api/{name}`. */
export interface Action {
  name: string;
  /** One English sentence for the documentation. */
  summary: string;
  access: CallAccess;
  /** A multipart call (`multipart/form-data`) instead of a JSON one. */
  multipart?: Multipart;
  /** The media type where the response is a file instead of the envelope. */
  produces?: string;
  /** It creates something, which a caller may repeat under an `Idempotency-Key`. */
  creates: boolean;
  /**
   * It waits for another service (payments, invoices, records, mail), perhaps for long, and so has a queue of its own;
   * or tells it by the body, before anything of it is checked.
   */
  waitsOutside: boolean | ((body: Readonly<Record<string, unknown>>) => boolean);
  input: z.ZodType;
  /** For the reference: the `payload` of its input is that of the schema which the input names. */
  payloadOf?: 'newDocument' | 'row';
  /** Of `data`; missing where the response is a file. In production nothing is parsed by it. */
  output?: z.ZodType;
  /** Of `data` for this very input, where that is narrower. */
  outputFor?: (input: unknown) => z.ZodType | undefined;
  /** The response is a page of a list, with `paginate`. */
  paginated: boolean;
  /** Stable codes of the errors that are this action's own, by status; `errorsOf` adds what every action may respond. */
  errors: DeclaredErrors;
  /** Of what no schema gives a good one for. */
  example?: ActionExample;
  /**
   * After `requireAccess`.
   * @throws AppError invalid, at once
   */
  run(call: Call<unknown>): Promise<ActionResponse>;
}

interface Multipart {
  /** Rejects a call by the fields before its file (and by nothing that is missing), before the file is received. */
  admit(call: Omit<Call<Readonly<Record<string, unknown>>>, 'once'>): Promise<void>;
}

interface ActionExample {
  input?: unknown;
  data?: unknown;
}

/** @throws AppError unauthenticated, forbidden */
export function requireAccess(
  access: Action['access'],
  viewer: Viewer,
  { payments: { takesGuests } }: Pick<Config, 'payments'>,
): void {
  if (access === 'everyone' || access === 'signIn') return;
  if (access === 'giver' && takesGuests) return;
  if (viewer.kind === 'visitor') throw unauthenticated('noToken');
  if (access === 'session' || access === 'giver') return;
  if (access === 'staff') requireStaff(viewer);
  else requireRight(viewer, access.right);
}

/** Tells somebody of the staff who has yet to show a second factor that this is why a call was rejected. */
export function explainForbidden(error: unknown, viewer: Viewer): unknown {
  const isDue = viewer.kind === 'user' && viewer.secondFactorDue;
  const isForbidden = error instanceof AppError && error.code === 'forbidden';
  return isDue && isForbidden ? forbidden('secondFactorRequired') : error;
}
