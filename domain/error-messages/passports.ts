import type { Bilingual } from '../language.ts';

/** Passports of pets. */
export const passportErrors = {
  passportPetGone: {
    es: 'No se emiten pasaportes de mascotas borradas o fallecidas',
    en: 'No passports are issued of pets that were deleted or died',
  },
  passportEnded: {
    es: 'Este pasaporte ya fue sustituido o revocado',
    en: 'This passport has been superseded or revoked already',
  },
} as const satisfies Record<string, Bilingual>;
