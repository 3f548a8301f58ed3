import { foldText } from '../text.ts';
import type { ImportField } from './import-kind.ts';

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
  const { words } = field;
  if (!words) return undefined;
  const value = meaningOf(field, word);
  return value === undefined ? '' : words.toWire(value);
}

function meaningOf({ words, spoken = {}, find }: ImportField, word: string): string | undefined {
  if (find) return find(word);
  const values = words?.values ?? [];
  const folded = foldText(word);
  const own = values.find(
    (value) => foldText(value) === folded || foldText(words?.toWire(value) ?? '') === folded,
  );
  if (own !== undefined) return own;
  const known = Object.entries(spoken).find(([, said]) => said.includes(folded));
  if (known) return known[0];
  if (!values.includes('yes')) return undefined;
  if (yes.includes(folded)) return 'yes';
  if (no.includes(folded)) return 'no';
  return values.includes('unknown') && unknown.includes(folded) ? 'unknown' : undefined;
}

/** Whether the import understands the word without being told what it means. */
export function isUnderstood({ words, find, reads }: ImportField, word: string): boolean {
  if (reads) return reads(word);
  if (!words) return true;
  if (find) return find(word) !== undefined;
  const folded = foldText(word);
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
  const { proposes = (text: string) => proposeWord(field, text) ?? '' } = field;
  return values
    .filter((value) => !isUnderstood(field, value))
    .map((from) => ({ from, to: proposes(from, header) }));
}
