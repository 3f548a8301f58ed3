import { callWire } from '#app/api/wire-client.ts';
import { WireError } from '#app/wire/wire-error.ts';
import { type Person, personFields, personNames } from '#domain/accounts/registration.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';

const readPerson = entityReader(personFields, personNames, {});

/**
 * What the link of a mail is good for: to confirm what was registered, or (`null`) for another password.
 * @throws WireError when the portal cannot be asked now
 */
export async function openLink(
  email: string,
  token: string,
): Promise<{ registration: Person | null } | 'spent'> {
  try {
    const body = { correo: email, token_recuperar: token };
    const registration = await callWire('usuarios:consultar_registro', body);
    return { registration: registration && readPerson(registration) };
  } catch (error) {
    if (error instanceof WireError && error.errors.token_recuperar) return 'spent';
    throw error;
  }
}
