import { findShownPet } from '#app/components/find-shown-pet.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';

const texts: Bilingual<{ subject: (name: string) => string; lead: (name: string) => string }> = {
  es: {
    subject: (name) => `Quiero adoptar a ${name}`,
    lead: (name) => `Hola, me interesa adoptar a ${name}. ¿Me cuentan más?`,
  },
  en: {
    subject: (name) => `I would like to adopt ${name}`,
    lead: (name) => `Hello, I would like to adopt ${name}. Could you tell me more?`,
  },
};

/** How a message about a pet begins, its page's address in it; empty where nobody sees the pet. */
export async function messageAbout(petId: string, language: Language) {
  const pet = await findShownPet(petId);
  if (!pet) return {};
  const { subject, lead } = texts[language];
  const address = location.origin + pathFor('adoptionPet', language, { id: petId });
  return { subject: subject(pet.name), message: `${lead(pet.name)}\n${address}\n` };
}
