import { AppError } from '#domain/errors.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { Action, Call, CreatedAs } from './registry.ts';
import { ReceivedFile } from './uploads/received-file.ts';

/** @param key of the header, or what stands for it; without one every call creates */
export function onceUnder<Result>(
  key: string | undefined,
  { name, creates }: Pick<Action, 'name' | 'creates'>,
  { input, viewer, address, context }: Omit<Call<unknown>, 'once'>,
  create: (record?: RecordCreation) => Promise<Result>,
  { stands, caller: guest }: Omit<CreatedAs, 'insteadOfKey'>,
): Promise<Result> {
  if (!creates) throw new Error(`${name} creates, and does not say so`);
  if (key === undefined) return create();
  const caller = viewer.kind === 'user' ? viewer.id : (guest ?? address);
  const call = { caller, key, action: name };
  return context.idempotency.once(call, () => describe(input), create, stands);
}

/** How a call is answered and what shows that a person made it: a repeated call may differ in these. */
const besideRequest = new Set(['lang', 'captcha']);

/**
 * The same for the same request, in whatever order it was written.
 * @throws AppError malformed
 */
async function describe(input: unknown): Promise<string> {
  const parts: [string, unknown][] = [];
  for (const [name, value] of Object.entries(input ?? {})) {
    if (besideRequest.has(name)) continue;
    parts.push([name, value instanceof ReceivedFile ? await value.hash() : value]);
  }
  try {
    return JSON.stringify(Object.fromEntries(parts), (_key, value) => sorted(value));
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AppError('malformed', 'bodyTooDeep', {
      cause,
    });
  }
}

const sorted = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
