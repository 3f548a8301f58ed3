import type { Language } from '../language.ts';
import { pathFor } from '../site-map.ts';

/** Of the list of those who look after pets: the pet whose status dialog opens at once. */
export const statusLinkParam = 'estado_de';

/** Where the status of a pet is changed, whatever the list shows. */
export const statusLinkPath = (petId: string, language: Language): string =>
  `${pathFor('myAdoptions', language)}?${statusLinkParam}=${petId}`;
