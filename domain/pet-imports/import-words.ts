import { findFederalState } from '../federal-states.ts';
import { readAge } from '../pets/age-text.ts';
import { foldText } from '../text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type ImportField, importFields } from './import-fields.ts';

/** As people write each word of the portal, without accents; the portal's own words are known as they are. */
const spoken: Partial<Record<ImportField, Readonly<Record<string, readonly string[]>>>> = {
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
};

const yes = [
  'si',
  's',
  'yes',
  'y',
  'true',
  '1',
  'x',
  'verdadero',
  '✓',
  '✔',
  'ok',
  'listo',
  'lista',
];
const no = ['no', 'n', 'false', '0', 'falso', '-', 'aun no', 'todavia no', 'pendiente', 'ninguno'];
const unknown = [
  '?',
  'no se',
  'nose',
  'no sabemos',
  'se desconoce',
  'desconocido',
  'sin probar',
  'n/a',
];

/** What the importer reads by itself, without being told. */
const readByItself = new Set(['si', 's', 'yes', 'y', 'true', '1', 'x', 'verdadero']);
const readAsNo = new Set(['no', 'n', 'false', '0', 'falso']);

/**
 * What a word of a table means, in the words of the portal.
 * @returns '' where nobody has said so yet; undefined where the field has no closed words
 */
export function proposeWord(field: ImportField, word: string): string | undefined {
  const { words } = importFields[field];
  if (!words) return undefined;
  if (field === 'federalState') {
    const state = findFederalState(word);
    return state === undefined ? '' : words.toWire(state);
  }
  const value = meaningOf(field, words, foldText(word));
  return value === undefined ? '' : words.toWire(value);
}

function meaningOf(
  field: ImportField,
  words: Vocabulary<string>,
  word: string,
): string | undefined {
  const own = words.values.find(
    (value) => foldText(value) === word || foldText(words.toWire(value)) === word,
  );
  if (own !== undefined) return own;
  const known = Object.entries(spoken[field] ?? {}).find(([, said]) => said.includes(word));
  if (known) return known[0];
  if (!words.values.includes('yes')) return undefined;
  if (yes.includes(word)) return 'yes';
  if (no.includes(word)) return 'no';
  return words.values.includes('unknown') && unknown.includes(word) ? 'unknown' : undefined;
}

/** Whether the importer understands the word without being told what it means. */
export function isUnderstood(field: ImportField, word: string): boolean {
  if (field === 'age') return readAge(word) !== undefined;
  const { words } = importFields[field];
  if (!words) return true;
  const folded = foldText(word);
  if (field === 'federalState') return findFederalState(word) !== undefined;
  const isOwn = words.values.some((value) => foldText(words.toWire(value)) === folded);
  const isFlag = words.values.length === 2 && words.values.includes('yes');
  return isOwn || (isFlag && (readByItself.has(folded) || readAsNo.has(folded)));
}

/**
 * What has to be said of the words of a column, with a proposal where there is one.
 * @param header of the column, which may name the unit of ages that are numbers alone
 */
export function proposeWords(
  field: ImportField,
  header: string,
  values: readonly string[],
): { from: string; to: string }[] {
  const open = values.filter((value) => !isUnderstood(field, value));
  if (field === 'age') return open.map((from) => ({ from, to: ageOf(from, header) }));
  return open.map((from) => ({ from, to: proposeWord(field, from) ?? '' }));
}

/** A number alone counts years, or what the column's name says. */
function ageOf(text: string, header: string): string {
  if (!/^\d{1,2}([.,]\d)?$/.test(text.trim())) return '';
  const named = foldText(header);
  if (/\b(mes|meses|months?)\b/.test(named)) return `${text} meses`;
  return /\b(semanas?|weeks?)\b/.test(named) ? `${text} semanas` : `${text} años`;
}
