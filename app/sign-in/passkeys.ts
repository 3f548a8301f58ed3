import { startAuthentication } from '@simplewebauthn/browser';
import { ApiError } from '#app/api/transport/api-error.ts';
import { postAction } from '#app/api/transport/request.ts';
import { enter } from '#app/session/sign-in.ts';
import type { Language } from '#domain/language.ts';

/**
 * Lets the person choose a passkey, and signs in with it.
 * @throws ApiError
 */
export async function signInWithPasskey(lang: Language): Promise<'signedIn' | 'unused'> {
  const challenge = await postAction('usuarios:retar_llave_acceso', { lang });
  if (!challenge.ok) throw new ApiError(challenge);
  const shown = await orDeclined(startAuthentication({ optionsJSON: challenge.data }));
  if (typeof shown === 'string') return 'unused';
  const body = { credencial: shown, lang };
  const answer = await postAction('usuarios:obtener_apikey_llave_acceso', body);
  if (!answer.ok) throw new ApiError(answer);
  await enter(answer.data.correo, answer.data.apikey);
  return 'signedIn';
}

/** That somebody closes the browser's window, or waits until it closes itself, is no failure. */
export const orDeclined = <Answer>(answer: Promise<Answer>) =>
  answer.catch((error: Error) => {
    if (error.name === 'InvalidStateError') return 'alreadyThere' as const;
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'unused' as const;
    throw error;
  });
