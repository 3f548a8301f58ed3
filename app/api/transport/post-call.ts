import type { CallContract, DataOfCall, GivenToCall } from '#domain/contract/call.ts';
import { ApiError } from './api-error.ts';
import type { KeyOptionsOf } from './idempotency-key.ts';
import { postKeyed } from './request.ts';

/**
 * One call of a visitor on a page that everybody loads, in English both ways: its contract, and what translates by it, are
 * loaded when it is made.
 * @throws ApiError with the call's own names of the fields
 */
export async function postCall<Of extends CallContract>(
  load: () => Promise<Of>,
  said: GivenToCall<Of>,
  ...[options]: KeyOptionsOf<Of>
): Promise<DataOfCall<Of>> {
  const [{ name, takes, gives }, { englishErrors, fromWire, toWire }] = await Promise.all([
    load(),
    import('#domain/contract/translate.ts'),
  ]).catch(() => {
    throw new ApiError({ status: 0, message: '', errors: {} });
  });
  const answer = await postKeyed(name, toWire(takes, said), options);
  if (answer.ok) return fromWire(gives, answer.data) as DataOfCall<Of>;
  throw new ApiError({ ...answer, errors: englishErrors(takes, answer.errors) });
}
