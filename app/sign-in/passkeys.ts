import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { callApi } from '#app/api/session-client.ts';
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

interface NewPasskey {
  password: string;
  /** Of the second factor; '' where there is none. */
  code: string;
  /** '' for that of the device. */
  name: string;
  lang: Language;
}

/**
 * Makes a passkey where the person wants it, and has the portal keep what belongs to it.
 * @throws ApiError
 */
export async function addPasskey(given: NewPasskey): Promise<'added' | 'unused' | 'alreadyThere'> {
  const { password, code, name, lang } = given;
  const shown = { contrasena: password, ...(code && { codigo: code }), lang };
  const options = await callApi('usuarios:preparar_llave_acceso', shown);
  const made = await orDeclined(startRegistration({ optionsJSON: options }));
  if (typeof made === 'string') return made;
  const body = { credencial: made, ...(name && { nombre: name }), lang };
  await callApi('usuarios:agregar_llave_acceso', body);
  return 'added';
}

/** That somebody closes the browser's window, or waits until it closes itself, is no failure. */
const orDeclined = <Answer>(answer: Promise<Answer>) =>
  answer.catch((error: Error) => {
    if (error.name === 'InvalidStateError') return 'alreadyThere' as const;
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'unused' as const;
    throw error;
  });
