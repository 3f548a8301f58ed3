import type { Species } from '../../pets/vocabularies.ts';
import { type Field, group, line, lines, text } from '../field.ts';

const advice = (label: readonly [string, string]) => lines(label, { max: 3_000 });

const species = {
  dog: advice(['Para perros (un consejo por renglón)', 'For dogs (one piece of advice a line)']),
  cat: advice(['Para gatos (un consejo por renglón)', 'For cats (one piece of advice a line)']),
} satisfies Record<Species, Field>;

/** In the mail to a family that has adopted. */
export const firstDays = group({
  title: line(['Título', 'Title'], { max: 120 }),
  everybody: advice([
    'Para todos (un consejo por renglón)',
    'For every pet (one piece of advice a line)',
  ]),
  species: group(species),
  help: text(['Si algo no va bien', 'Where something is not going well'], { max: 500 }),
});
