import type { Bilingual } from '#domain/language.ts';

interface Sentences {
  tagline: (cities: string) => string;
  profits: (share: string) => string;
  open: (hours: string) => string;
  /** Where and when somebody helps; at least one of both is said. */
  here: (hours: string, cities: string) => string;
}

/**
 * What public pages say of the organisation, as far as it has said it itself: what is empty is left out. Made on the
 * server: every page would load the words.
 */
export const organisationSentences: Bilingual<Sentences> = {
  es: {
    tagline: (cities) => `Rescate y adopción de perros y gatos${cities && ` en ${cities}`}`,
    profits: (share) => share && `El ${share} de las utilidades llega a los centros de rescate.`,
    open: (hours) => hours && `Trabajamos ${hours}.`,
    here: (hours, cities) => sentence('Estamos', hours, cities && `en ${cities}`),
  },
  en: {
    tagline: (cities) => `Rescue and adoption of dogs and cats${cities && ` in ${cities}`}`,
    profits: (share) => share && `${share} of profits reach the rescue centers.`,
    open: (hours) => hours && `We work ${hours}.`,
    here: (hours, cities) => sentence('We are here', hours, cities && `in ${cities}`),
  },
};

function sentence(start: string, ...facts: string[]): string {
  const known = facts.filter(Boolean).join(', ');
  return known && `${start} ${known}.`;
}
