import { roles } from '#domain/accounts/viewer.ts';

/** A person as the wire speaks of them, and as local storage keeps them. */
export interface SessionUser {
  id: string;
  nombre: string;
  correo: string;
  telefono: string;
  roles: string[];
  domicilio: {
    calle?: string;
    numero_exterior?: string;
    numero_interior?: string;
    colonia?: string;
    cp?: string;
    estado?: string;
    ciudad?: string;
    pais?: string;
  };
  razon_social?: string;
  rfc?: string;
  regimen_fiscal?: string;
  cp_fiscal?: string;
  uso_cfdi?: string;
  subscription_id?: string | null;
  /** Address of the picture. */
  avatar?: string | null;
  /** Whether a second factor is asked for at the sign-in. */
  segundo_factor?: boolean;
}

export function isAdministrator(user: SessionUser): boolean {
  return user.roles.includes(roles.toWire('administrator'));
}
