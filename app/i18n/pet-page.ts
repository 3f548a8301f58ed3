import type { Bilingual } from '#domain/language.ts';

/** What a pet's page says in sentences that its loader makes: no browser loads what makes them. */
export const petPageTexts: Bilingual<{
  visit: (name: string, day: string) => string;
  since: (day: string) => string;
}> = {
  es: {
    visit: (name, day) => `Conoce a ${name} en persona el ${day}`,
    since: (day) => `Con nosotros desde el ${day}`,
  },
  en: {
    visit: (name, day) => `Meet ${name} in person on ${day}`,
    since: (day) => `With us since ${day}`,
  },
};
