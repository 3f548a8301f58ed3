import { callApi } from '#app/api/session-client.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import { personFromWire } from '#app/sign-in/person-on-the-wire.ts';
import type { Person } from '#domain/accounts/registration.ts';

/** What the link of a mail may be used for, beside a new password. */
export interface PasswordLink {
  /** To be confirmed; null where the address is. */
  registration: Person | null;
  /** The account gets back the address that the link went to. */
  undoesEmailChange: boolean;
  /** What setting the password sends. */
  application: LinkedApplication | null;
}

/** An application that waits for its owner to prove the address. */
export interface LinkedApplication {
  petNames: readonly string[];
}

export interface SentApplication extends LinkedApplication {
  /** null: it could not be sent, and a mail says why. */
  folio: number | null;
}

/**
 * @throws ApiError when the portal cannot be asked now
 */
export async function openLink(email: string, token: string): Promise<PasswordLink | 'used'> {
  try {
    const body = { correo: email, token_recuperar: token };
    const found = await callApi('usuarios:consultar_registro', body);
    if (!found) return { registration: null, undoesEmailChange: false, application: null };
    if ('deshace_cambio_correo' in found) {
      return { registration: null, undoesEmailChange: true, application: null };
    }
    return {
      registration: 'nombre' in found ? personFromWire(found) : null,
      undoesEmailChange: false,
      application: found.solicitud ? { petNames: found.solicitud.mascotas } : null,
    };
  } catch (error) {
    if (error instanceof ApiError && error.errors.token_recuperar) return 'used';
    throw error;
  }
}
