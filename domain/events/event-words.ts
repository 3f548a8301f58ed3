import type { FederalState } from '../federal-states.ts';
import type { Bilingual, Language } from '../language.ts';
import type { AdoptionEvent } from './event.ts';

/** How events are called and found: apart from their rules, which public pages do without. */

const titles: Bilingual<(place: string) => string> = {
  es: (place) => `Evento de adopción en ${place}`,
  en: (place) => `Adoption event at ${place}`,
};

/** The place as people call it: what stands before the first comma of its address. */
export const placeName = ({ address }: Pick<AdoptionEvent, 'address'>): string =>
  address.split(',', 1)[0]?.trim() || address;

/** What an event is called everywhere: its own title, which is the same in both languages, else one by its place. */
export const eventTitle = (
  event: Pick<AdoptionEvent, 'title' | 'address'>,
  language: Language,
): string => event.title ?? titles[language](placeName(event));

/** Street, neighbourhood, postal code, city and state in a line, as an envelope or a map takes it. */
export const wholeAddress = (
  place: Pick<AdoptionEvent, 'address' | 'neighborhood' | 'postalCode' | 'city' | 'federalState'>,
): string => {
  const { address, neighborhood, postalCode, city } = place;
  const state: FederalState = place.federalState;
  return `${address}, ${neighborhood}, ${postalCode} ${city}, ${state}`;
};
