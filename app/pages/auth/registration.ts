import { callWire } from '#app/api/wire-client.ts';
import { WireError } from '#app/wire/wire-error.ts';

/** What `usuarios:consultar_registro` answers of an address that nobody has confirmed. */
export interface Registration {
  nombre: string;
  telefono: string;
  domicilio: { estado: string; ciudad: string; pais: string };
}

/**
 * What the link of a mail is good for: to confirm a registration, or (`null`) for another password.
 * @throws WireError when the portal cannot be asked now
 */
export async function openLink(
  email: string,
  token: string,
): Promise<{ registration: Registration | null } | 'spent'> {
  try {
    const body = { correo: email, token_recuperar: token };
    return {
      registration: await callWire<Registration | null>('usuarios:consultar_registro', body),
    };
  } catch (error) {
    if (error instanceof WireError && error.errors.token_recuperar) return 'spent';
    throw error;
  }
}
