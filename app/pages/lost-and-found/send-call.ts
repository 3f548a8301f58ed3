import { ApiError } from '#app/api/transport/api-error.ts';
import type { KeyOptionsOf } from '#app/api/transport/idempotency-key.ts';
import { postCall } from '#app/api/transport/post-call.ts';
import { problemTexts } from '#app/forms/problem-texts.ts';
import type { CallContract, DataOfCall, GivenToCall } from '#domain/contract/call.ts';
import type { Language } from '#domain/language.ts';
import type { MessageKey } from '#domain/messages.ts';

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

/** What is wrong stands at its fields. The rules come when something is sent, for the page's sake. @throws ApiError */
export async function refuse(
  problems: Partial<Record<string, MessageKey>>,
  language: Language,
): Promise<void> {
  const entries = Object.entries(await problemTexts(problems, language));
  if (entries.length === 0) return;
  const errors = Object.fromEntries(entries.map(([field, text]) => [field, [String(text)]]));
  throw new ApiError({ status: 422, message: '', errors });
}
