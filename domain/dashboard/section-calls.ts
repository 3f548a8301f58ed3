import { type DataOfCall, query } from '../contract/call.ts';
import { flag, object, wire } from '../contract/shape.ts';

/** What the caller's account has, for menus. */
export const findSections = query('tablero:secciones', {
  access: 'session',
  gives: object({
    /** It looks after pets. */
    ownPets: wire('mascotas', flag),
    /** It has sent applications. */
    applications: wire('solicitudes', flag),
    /** It has pets that it adopted here and still has. */
    adoptedPets: wire('adoptadas', flag),
  }),
});
export type AccountSections = DataOfCall<typeof findSections>;
