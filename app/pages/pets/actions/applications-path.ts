import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';

/** Where the applications for a pet stand. */
export const applicationsPath = (petId: string, language: Language): string =>
  `${pathFor('receivedApplications', language)}?mascota=${encodeURIComponent(petId)}`;
