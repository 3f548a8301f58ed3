import type { PetNewsKind } from '#domain/donations/pet-news.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { Sex } from '#domain/pets/vocabularies.ts';

interface Told {
  what: readonly PetNewsKind[];
  /** How many are new. */
  photos: number;
  petName: string;
  sex: Sex;
}

type Say = Record<PetNewsKind, (told: Told) => string>;

const words: Bilingual<Say> = {
  es: {
    adoption: ({ petName, sex }) =>
      `¡Buenas noticias! ${petName} ya está ${sex === 'female' ? 'lista' : 'listo'} para buscar familia.`,
    rehabilitation: ({ petName }) => `${petName} está en rehabilitación.`,
    sterilized: ({ sex }) => `Ya está ${sex === 'female' ? 'esterilizada' : 'esterilizado'}.`,
    story: () => 'Su historia tiene novedades.',
    photos: ({ photos }) => (photos === 1 ? 'Hay una foto nueva.' : `Hay ${photos} fotos nuevas.`),
  },
  en: {
    adoption: ({ petName }) => `Good news! ${petName} is ready to look for a family.`,
    rehabilitation: ({ petName }) => `${petName} is in rehabilitation.`,
    sterilized: ({ petName }) => `${petName} has been sterilized.`,
    story: ({ petName }) => `There is more to the story of ${petName}.`,
    photos: ({ photos }) =>
      photos === 1 ? 'There is a new photo.' : `There are ${photos} new photos.`,
  },
};

/** One sentence for each thing that is new. */
export const petNewsWords = (told: Told, language: Language): string[] =>
  told.what.map((kind) => words[language][kind](told));
