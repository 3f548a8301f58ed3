import type { CallContract, DataOfCall, FileContract, GivenToCall } from '#domain/contract/call.ts';
import type { Shape } from '#domain/contract/shape.ts';
import { englishErrors, fromWire, toWire } from '#domain/contract/translate.ts';
import { refreshQueries } from './queries.ts';
import { type ListPage, requestFile, requestInSession } from './session-client.ts';
import { ApiError } from './transport/api-error.ts';
import type { IdempotencyKey, KeyOptionsOf } from './transport/idempotency-key.ts';

/**
 * One call in the name of whoever is signed in, or of a visitor, in English both ways. After one that changes something,
 * what is shown is asked for again.
 * @throws ApiError with the call's own names of the fields
 */
export async function call<Of extends CallContract>(
  contract: Of,
  said: GivenToCall<Of>,
  ...[options]: KeyOptionsOf<Of>
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
  options?: { idempotencyKey?: IdempotencyKey },
): Promise<DataOfCall<Of>> {
  const { data } = await inEnglish(contract, () =>
    requestInSession(contract.name, bodyOf(contract, said), options),
  );
  if (!contract.isQuery && !contract.endsSession) void refreshQueries();
  return fromWire(contract.gives, data) as DataOfCall<Of>;
}

function bodyOf({ takes, sendsFile }: CallContract, said: unknown): unknown {
  const body = toWire(takes, said);
  if (!sendsFile) return body;
  const form = new FormData();
  // In their order: the portal reads the fields before the file.
  for (const [name, value] of Object.entries(body as Record<string, string | File>)) {
    form.append(name, value);
  }
  return form;
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
/** The same, of which `readItem` makes what its page shows. @throws ApiError */
export async function callPageOf<Of extends Query, Item>(
  contract: Of,
  said: GivenToCall<Of>,
  readItem: (item: ItemOf<Of>) => Item,
): Promise<ListPage<Item>> {
  const { items, ...counts } = await callPage(contract, said);
  return { items: items.map(readItem), ...counts };
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
    const english = englishErrors(takes, errors);
    throw new ApiError({ status, code, message, errors: english, retryAfterSeconds });
  }
}
