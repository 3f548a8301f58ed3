import type { Language } from '#domain/language.ts';

/** Where a family sees what becomes of its applications. */
const paths = { es: '/mi-cuenta/solicitudes', en: '/my-account/applications' } as const;

export const applicationsPath = (language: Language): string => paths[language];
