import { pathFor } from '../initial-site-map.ts';
import type { Language } from '../language.ts';

/** The parameter of the contact page that names a pet by its id. */
export const contactPetParam = 'mascota';

/** The contact page with a form that is about a pet. */
export const contactAboutPet = (language: Language, petId: string): string =>
  `${pathFor('contact', language)}?${new URLSearchParams({ [contactPetParam]: petId })}`;
