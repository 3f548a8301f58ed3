import { expect, it } from 'vitest';
import { labelsOf } from './filter-labels.server.ts';
import { wordsIn } from './list-words.server.ts';

const [spanish, english] = [wordsIn('es'), wordsIn('en')];

it('names the fields whose values were not understood', () => {
  expect(labelsOf(['tamano', 'especie'], spanish)).toEqual(['Especie', 'Tamaño']);
  expect(spanish.list.filter.ignored(labelsOf(['especie', 'tamano'], spanish))).toContain(
    'Especie y Tamaño',
  );
  expect(english.list.filter.ignored(['Sex'])).toContain('applied: Sex.');
});
