import { startAuthentication } from '@simplewebauthn/browser';
import { postCall } from '#app/api/transport/post-call.ts';
import { enter } from '#app/session/sign-in.ts';
import { challengePasskey, checkPasskey } from '#domain/accounts/sign-in-calls.ts';
import type { Language } from '#domain/language.ts';

/**
 * Lets the person choose a passkey, and signs in with it.
 * @throws ApiError
 */
export async function signInWithPasskey(language: Language): Promise<'signedIn' | 'unused'> {
  const optionsJSON = await postCall(async () => challengePasskey, { language });
  // Of the DOM's types, which call its own values any texts.
  const options = optionsJSON as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const passkey = await orDeclined(startAuthentication({ optionsJSON: options }));
  if (typeof passkey === 'string') return 'unused';
  const { email, apiKey } = await postCall(async () => checkPasskey, { passkey, language });
  await enter(email, apiKey);
  return 'signedIn';
}

/** That somebody closes the browser's window, or waits until it closes itself, is no failure. */
export const orDeclined = <Answer>(answer: Promise<Answer>) =>
  answer.catch((error: Error) => {
    if (error.name === 'InvalidStateError') return 'alreadyThere' as const;
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'unused' as const;
    throw error;
  });
