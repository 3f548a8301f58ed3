import { startRegistration } from '@simplewebauthn/browser';
import { call } from '#app/api/call.ts';
import { orDeclined } from '#app/sign-in/passkeys.ts';
import { beginPasskey, addPasskey as storePasskey } from '#domain/accounts/passkey-calls.ts';

interface NewPasskey {
  password: string;
  /** Of the second factor; '' where there is none. */
  code: string;
  /** '' for that of the device. */
  name: string;
}

/**
 * Makes a passkey where the person wants it, and has the portal keep what belongs to it.
 * @throws ApiError
 */
export async function addPasskey({
  password,
  code,
  name,
}: NewPasskey): Promise<'added' | 'unused' | 'alreadyThere'> {
  const options = await call(beginPasskey, { password, ...(code && { code }) });
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const passkey = await orDeclined(startRegistration({ optionsJSON }));
  if (typeof passkey === 'string') return passkey;
  await call(storePasskey, { passkey, ...(name && { name }) });
  return 'added';
}
