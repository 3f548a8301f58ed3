import type { CallContract, DataOfCall, FileContract, GivenToCall } from '#domain/contract/call.ts';
import type { Shape } from '#domain/contract/shape.ts';
import { englishPath, fromWire, toWire } from '#domain/contract/translate.ts';
import { refreshQueries } from './queries.ts';
import { type ListPage, requestFile, requestInSession } from './session-client.ts';
import { ApiError } from './transport/api-error.ts';
import type { IdempotencyKey } from './transport/idempotency-key.ts';

/** What a call takes beside what it says: of one that creates, the key that its caller keeps (`useIdempotencyKey`). */
type OptionsOf<Of extends CallContract> = Of['creates'] extends true
  ? [options: { idempotencyKey: IdempotencyKey }]
  : [];

/**
 * One call in the name of whoever is signed in, or of a visitor, in English both ways. After one that changes something,
 * what is shown is asked for again.
 * @throws ApiError with the call's own names of the fields
 */
export async function call<Of extends CallContract>(
  contract: Of,
  said: GivenToCall<Of>,
  ...[options]: OptionsOf<Of>
): Promise<DataOfCall<Of>> {
  return perform(contract, said, options);
}

/** As `call`, of one that only reads. @throws ApiError */
export const read = <Of extends Query>(
  contract: Of,
  said: GivenToCall<Of>,
): Promise<DataOfCall<Of>> => perform(contract, said);
export type Query = CallContract<Shape, Shape, false>;

async function perform<Of extends CallContract>(
  contract: Of,
  said: GivenToCall<Of>,
  options?: { idempotencyKey: IdempotencyKey },
): Promise<DataOfCall<Of>> {
  const { data } = await inEnglish(contract, () =>
    requestInSession(contract.name, toWire(contract.takes, said), options),
  );
  if (!contract.isQuery && !contract.endsSession) void refreshQueries();
  return fromWire(contract.gives, data) as DataOfCall<Of>;
}

/** One page of a list. @throws ApiError */
export async function callPage<Of extends Query>(
  contract: Of,
  said: GivenToCall<Of>,
): Promise<ListPage<ItemOf<Of>>> {
  const { data, paginate } = await inEnglish(contract, () =>
    requestInSession(contract.name, toWire(contract.takes, said)),
  );
  const items = fromWire(contract.gives, data) as ItemOf<Of>[];
  return { items, total: paginate?.total ?? items.length, lastPage: paginate?.last_page ?? 1 };
}
export type ItemOf<Of extends Query> =
  DataOfCall<Of> extends readonly (infer Item)[] ? Item : never;

/** @throws ApiError */
export const callFile = <Of extends FileContract>(
  contract: Of,
  said: GivenToCall<Of>,
): Promise<Blob> =>
  inEnglish(contract, () => requestFile(contract.name, toWire(contract.takes, said)));

async function inEnglish<Result>(
  { takes }: CallContract,
  request: () => Promise<Result>,
): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, errors, retryAfterSeconds } = error;
    const english = Object.entries(errors).map(([field, texts]) => [
      englishPath(takes, field),
      texts,
    ]);
    throw new ApiError({
      status,
      code,
      message,
      errors: Object.fromEntries(english),
      retryAfterSeconds,
    });
  }
}
