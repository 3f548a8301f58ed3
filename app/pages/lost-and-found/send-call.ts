import type { KeyOptionsOf } from '#app/api/transport/idempotency-key.ts';
import { postCall } from '#app/api/transport/post-call.ts';
import type { CallContract, DataOfCall, GivenToCall } from '#domain/contract/call.ts';

/** A call in the name of whoever is signed in, else of a visitor, whose page loads no session. @throws ApiError */
export async function sendCall<Of extends CallContract>(
  isKnown: boolean,
  load: () => Promise<Of>,
  said: GivenToCall<Of>,
  ...options: KeyOptionsOf<Of>
): Promise<DataOfCall<Of>> {
  if (!isKnown) return postCall(load, said, ...options);
  const { call } = await import('#app/api/call.ts');
  return call(await load(), said, ...options);
}
