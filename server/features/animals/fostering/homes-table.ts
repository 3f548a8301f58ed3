import { csvPieces } from '#domain/csv.ts';
import type { FosterHomeStatus, FosterSpecies } from '#domain/fostering/foster-home.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { LoadedHome } from './find-homes.ts';

interface Words {
  file: string;
  head: readonly string[];
  status: Record<FosterHomeStatus, string>;
  species: Record<FosterSpecies, string>;
}

const words: Bilingual<Words> = {
  es: {
    file: 'hogares-temporales.csv',
    head: [
      'Nombre',
      'Correo',
      'Teléfono',
      'Ciudad',
      'Estado',
      'Especie',
      'Lugares',
      'Animales ahora',
      'Estancias anteriores',
      'Días en total',
      'Disponible hasta',
    ],
    status: { active: 'Activo', paused: 'En pausa', ended: 'Terminado' },
    species: { cat: 'Gatos', dog: 'Perros', both: 'Gatos y perros' },
  },
  en: {
    file: 'foster-homes.csv',
    head: [
      'Name',
      'Email',
      'Phone',
      'City',
      'Status',
      'Species',
      'Places',
      'Animals now',
      'Past stays',
      'Days in all',
      'Available until',
    ],
    status: { active: 'Active', paused: 'Paused', ended: 'Ended' },
    species: { cat: 'Cats', dog: 'Dogs', both: 'Cats and dogs' },
  },
};

/** A table for spreadsheets. */
export function homesTable(homes: AsyncIterable<readonly LoadedHome[]>, language: Language) {
  const say = words[language];
  async function* rows() {
    for await (const portion of homes) {
      yield portion.map((home) => [
        home.contact?.name ?? '',
        home.contact?.email ?? '',
        home.contact?.phone ?? '',
        home.city,
        say.status[home.status],
        say.species[home.species],
        home.places,
        home.guests.length,
        home.pastStays,
        home.totalDays,
        home.availableUntil ?? '',
      ]);
    }
  }
  return { name: say.file, pieces: csvPieces(say.head, rows()) };
}
