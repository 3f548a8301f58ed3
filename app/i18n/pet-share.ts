import type { Bilingual, Language } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { petCode } from '#domain/pets/pet-code.ts';

interface Words {
  adoption(name: string, city: string, code: string): string;
  rehabilitation(name: string, city: string, code: string): string;
  reserved(name: string, city: string, code: string, sex: PublicPet['sex']): string;
}

const texts: Bilingual<Words> = {
  es: {
    adoption: (name, city, code) =>
      `Conoce a ${name}, que busca familia en ${city} (código ${code}):`,
    rehabilitation: (name, city, code) =>
      `Conoce a ${name}, que se recupera en ${city} (código ${code}):`,
    reserved: (name, city, code, sex) =>
      `Conoce a ${name}, en ${city}. Ya está ${sex === 'female' ? 'apartada' : 'apartado'}, y tiene lista de espera (código ${code}):`,
  },
  en: {
    adoption: (name, city, code) => `Meet ${name}, looking for a family in ${city} (code ${code}):`,
    rehabilitation: (name, city, code) => `Meet ${name}, recovering in ${city} (code ${code}):`,
    reserved: (name, city, code) =>
      `Meet ${name}, in ${city}. Already reserved, with a waiting list (code ${code}):`,
  },
};

/** What goes before the address of a pet's page in a chat; put into words where the page is made, and not in the browser. */
export function petShareMessage(
  { id, name, city, sex, status }: PublicPet,
  isReserved: boolean,
  language: Language,
): string {
  const kind = status === 'rehabilitation' ? 'rehabilitation' : 'adoption';
  return texts[language][isReserved ? 'reserved' : kind](name, city, petCode(id), sex);
}
