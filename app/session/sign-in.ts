import { postCall } from '#app/api/transport/post-call.ts';
import { postKeyed } from '#app/api/transport/request.ts';
import type { Language } from '#domain/language.ts';
import { startSession } from './renewal.ts';
import { signedInEvent } from './session-mark.ts';
import { clearSession, readSession } from './session-store.ts';

interface Credentials {
  email: string;
  password: string;
  /** Of the second factor, where the account has one. */
  code?: string;
  /** Of the portal's validation messages. */
  language: Language;
  /** Else whoever asks for it says something first, and welcomes them after that. */
  welcomes?: boolean;
}

/**
 * @returns 'codeRequired' where the password is right and a second step is to come: the same again with the code
 * @throws ApiError
 */
export async function signIn(credentials: Credentials): Promise<'signedIn' | 'codeRequired'> {
  const { email, password, code, language, welcomes = true } = credentials;
  const { apiKey } = await postCall(
    () => import('#domain/accounts/sign-in-calls.ts').then((of) => of.checkPassword),
    { email, password, ...(code && { code }), inSteps: true, language },
  );
  if (apiKey === null) return 'codeRequired';
  await startSession(email, apiKey);
  if (welcomes) welcome();
  return 'signedIn';
}

/**
 * With the key of somebody who has just shown who they are.
 * @throws ApiError
 */
export async function enter(email: string, apiKey: string): Promise<void> {
  await startSession(email, apiKey);
  welcome();
}

/** Shows where everything of the account is from now on. */
export const welcome = () => window.dispatchEvent(new Event(signedInEvent));

/** Out here at once, in every tab; the portal hears of it as soon as it can be reached. */
export async function signOut(): Promise<void> {
  const token = readSession()?.token;
  clearSession();
  if (token) await postKeyed('sesion:cerrar', {}, { token, keepalive: true });
}
