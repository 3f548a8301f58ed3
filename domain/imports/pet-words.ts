import type { breed, energy, petStatus, sex, size, species } from '../pets/vocabularies.ts';
import { foldText } from '../text.ts';
import type { ValueOf } from '../vocabulary.ts';

type Spoken<Words> = Partial<Record<ValueOf<Words>, readonly string[]>>;

/** As people write each word of the portal, without accents; the portal's own words are known as they are. */
export const spokenOfPets = {
  species: {
    dog: ['can', 'canino', 'canina', 'perra', 'perrito', 'perrita', 'cachorro', 'canine', 'p'],
    cat: ['felino', 'felina', 'gata', 'gatito', 'gatita', 'michi', 'feline', 'kitten', 'g'],
  },
  sex: {
    male: ['m', 'masculino', 'macho castrado', 'niño', 'nino', 'boy'],
    female: ['f', 'h', 'femenino', 'femenina', 'hembra esterilizada', 'nina', 'girl'],
  },
  size: {
    mini: ['muy chico', 'muy pequeno', 'toy', 'xs', 'miniatura'],
    small: ['chico', 'chica', 'chiquito', 'pequena', 'ch', 's', 'p'],
    medium: ['mediana', 'med', 'm', 'normal'],
    large: ['gde', 'g', 'l', 'grandote', 'big'],
    giant: ['gigante', 'xl', 'extra grande', 'extragrande', 'xg'],
  },
  breed: {
    mixed: ['mestiza', 'criollo', 'criolla', 'cruza', 'domestico', 'mixta', 'sin raza', 'mix'],
    breedMix: ['mezcla', 'cruza de raza', 'mezcla de raza'],
    purebred: ['raza', 'puro', 'pura', 'raza pura', 'pedigree', 'pure'],
    unknown: ['?', 'desconocida', 'se desconoce', 'n/a', 'na', 'sin dato'],
  },
  status: {
    adoption: [
      'en adopcion',
      'disponible',
      'adoptable',
      'busca hogar',
      'busca familia',
      'available',
    ],
    rehabilitation: ['en rehabilitacion', 'en recuperacion', 'en tratamiento', 'recuperacion'],
    adopted: ['adoptada', 'ya adoptado', 'con familia', 'entregado', 'entregada'],
    deceased: ['fallecida', 'murio', 'muerto', 'muerta', 'finado', 'eutanasia', 'died'],
    returned: ['devuelta', 'regresado', 'regresada'],
    paused: ['pausada', 'no disponible', 'en pausa', 'apartado', 'reservado', 'hogar temporal'],
  },
  energy: {
    calm: ['tranquilo', 'baja', 'bajo', 'poca', 'low'],
    medium: ['medio', 'moderada', 'normal', 'regular'],
    high: ['alto', 'mucha', 'activo', 'activa', 'muy activo'],
  },
} satisfies {
  species: Spoken<typeof species>;
  sex: Spoken<typeof sex>;
  size: Spoken<typeof size>;
  breed: Spoken<typeof breed>;
  status: Spoken<typeof petStatus>;
  energy: Spoken<typeof energy>;
};

/** A number alone counts years, or what the column's name says. */
export function ageOf(text: string, header: string): string {
  if (!/^\d{1,2}([.,]\d)?$/.test(text.trim())) return '';
  const named = foldText(header);
  if (/\b(mes|meses|months?)\b/.test(named)) return `${text} meses`;
  return /\b(semanas?|weeks?)\b/.test(named) ? `${text} semanas` : `${text} años`;
}
