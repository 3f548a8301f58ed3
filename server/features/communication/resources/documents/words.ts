import type { Bilingual } from '#domain/language.ts';
import type { PetStatus, Species } from '#domain/pets/vocabularies.ts';

interface Words {
  countedOn: (date: string) => string;
  statisticsHead: { petsByStatus: string; petsBySpecies: string; petsByState: string };
  pets: string;
  total: string;
  none: string;
  /** Of pets of both sexes, hence the plural. */
  statuses: Record<PetStatus, string>;
  species: Record<Species, string>;
}

/** What the generator of the documents adds to their texts. */
export const words: Bilingual<Words> = {
  es: {
    countedOn: (date) => `Cifras del ${date}`,
    statisticsHead: {
      petsByStatus: 'Momento',
      petsBySpecies: 'Especie',
      petsByState: 'Entidad federativa',
    },
    pets: 'Mascotas',
    total: 'Total',
    none: 'Todavía no hay mascotas registradas.',
    statuses: {
      adoption: 'En adopción',
      rehabilitation: 'En rehabilitación',
      adopted: 'Con familia',
      returned: 'Regresaron con nosotros',
      paused: 'En pausa',
      deceased: 'Fallecieron',
    },
    species: { dog: 'Perros', cat: 'Gatos' },
  },
  en: {
    countedOn: (date) => `Figures of ${date}`,
    statisticsHead: { petsByStatus: 'Stage', petsBySpecies: 'Species', petsByState: 'State' },
    pets: 'Pets',
    total: 'Total',
    none: 'No pets are registered yet.',
    statuses: {
      adoption: 'For adoption',
      rehabilitation: 'In rehabilitation',
      adopted: 'With a family',
      returned: 'Came back to us',
      paused: 'Paused',
      deceased: 'Died',
    },
    species: { dog: 'Dogs', cat: 'Cats' },
  },
};
