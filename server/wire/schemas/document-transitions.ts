import { admits } from '#domain/access/audience.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { parseInput } from '../errors.ts';
import type { Call } from '../registry.ts';
import type { DocumentSchema } from './document.ts';
import type { KnownTransition } from './transitions.ts';

/**
 * Once for each `Idempotency-Key`.
 * @throws AppError notFound, forbidden, invalid (by field), conflict, and those of the use case
 */
export async function makeTransition(
  { read, noun }: DocumentSchema,
  { handler, isInOrder, mayBeMadeBy }: KnownTransition,
  key: DocumentKey,
  call: Call<unknown>,
): Promise<void> {
  const { viewer, context } = call;
  const subject = await read.findSubject(context, viewer, key);
  if (!subject) throw notFound(noun);
  if (!handler || !mayBeMadeBy(viewer, subject)) throw forbidden();
  const input = parseInput(handler.input, call.input);
  await call.once(
    (record) => {
      if (!isInOrder(subject)) throw conflict('transitionNotAllowed');
      return handler.run({ ...call, input, record }, key);
    },
    { stands: () => handler.stands?.(subject) ?? true },
  );
}

/** What `documentos:cancelar` does: the kind's transition of that name, or what it declares without a state machine. */
export function cancellationOf(
  { cancel, states }: DocumentSchema,
  viewer: Viewer,
): DocumentSchema['cancel'] {
  const transition = states?.transitions.get('cancelar');
  if (!transition?.handler) return cancel;
  const audiences = transition.by.filter((by) => by !== 'system');
  return {
    by: audiences.find((by) => admits(by, viewer)) ?? audiences[0] ?? 'nobody',
    details: transition.handler.input,
    run: transition.handler.run,
  };
}
