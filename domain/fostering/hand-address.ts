import type { Language } from '../language.ts';
import { pathFor } from '../site-map.ts';

/** Names the pet for which somebody wants to raise a hand, on the page of their foster home. */
export const handParam = 'mascota';

export const handAddress = (language: Language, petId: string): string =>
  `${pathFor('myFosterHome', language)}?${handParam}=${petId}`;
