import { postToWire } from '#app/wire/post-to-wire.ts';
import { WireError } from '#app/wire/wire-error.ts';
import type { Language } from '#domain/language.ts';
import { startSession } from './renewal.ts';
import { signedInEvent } from './session-mark.ts';
import { clearSession, readSession } from './session-store.ts';

interface Credentials {
  email: string;
  password: string;
  /** Of the second factor, where the account has one. */
  code?: string;
  /** Of the portal's complaints. */
  language: Language;
}

/** @throws WireError */
export async function signIn({ email, password, code, language }: Credentials): Promise<void> {
  const answer = await postToWire('usuarios:obtener_apikey', {
    correo: email,
    contrasena: password,
    ...(code && { codigo: code }),
    lang: language,
  });
  if (!answer.ok) throw new WireError(answer);
  await startSession(email, answer.data.apikey);
  window.dispatchEvent(new Event(signedInEvent));
}

/** Out here at once, in every tab; the portal hears of it as soon as it can be reached. */
export async function signOut(): Promise<void> {
  const token = readSession()?.token;
  clearSession();
  if (token) await postToWire('sesion:cerrar', {}, { token, keepalive: true });
}
