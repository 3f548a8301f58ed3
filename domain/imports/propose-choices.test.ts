import { expect, test } from 'vitest';
import type { TableColumn } from './import-kind.ts';
import { petImport, petImportField } from './pet-import.ts';
import { countNamed, proposeChoices } from './propose-choices.ts';

const column = (name: string, ...values: string[]): TableColumn => ({
  name,
  values: [...new Set(values)],
  different: new Set(values).size,
  filled: values.length,
});

function propose(...columns: TableColumn[]) {
  const rows = Math.max(...columns.map(({ filled }) => filled));
  const choices = proposeChoices(petImport, columns, rows);
  const found = choices.filter((choice) => choice.column !== null);
  return {
    columns: Object.fromEntries(found.map((choice) => [choice.field, choice.column])),
    words: Object.fromEntries(
      found
        .filter(({ words }) => words.length > 0)
        .map(({ field, words }) => [
          field,
          Object.fromEntries(words.map(({ from, to }) => [from, to])),
        ]),
    ),
    choices,
  };
}

test('columns are found by how shelters call them, and the words of a shelter are understood', () => {
  const { columns, words } = propose(
    column('No.', '1', '2', '3'),
    column('Nombre del animalito', 'Luna', 'Toby', 'Michi'),
    column('Perro/Gato', 'perrita', 'Perro', 'michi'),
    column('Género', 'H', 'M', 'M'),
    column('Talla', 'chico', 'Grande', 'CH'),
    column('Edad aproximada', '2 años', '5 meses', '1 año y medio'),
    column('¿Esterilizado?', '✓', 'no', 'pendiente'),
    column('Nombre del rescatista', 'Ana', 'Ana', 'Beto'),
    column('Tel. rescatista', '9841234567', '9841234567', '5512345678'),
  );
  expect(columns).toEqual({
    externalId: 'No.',
    name: 'Nombre del animalito',
    species: 'Perro/Gato',
    sex: 'Género',
    size: 'Talla',
    age: 'Edad aproximada',
    sterilized: '¿Esterilizado?',
  });
  expect(words).toEqual({
    species: { perrita: 'perro', michi: 'gato' },
    sex: { H: 'hembra', M: 'macho' },
    size: { chico: 'pequeño', CH: 'pequeño' },
    sterilized: { '✓': 'SI', pendiente: 'NO' },
  });
});

test('columns without a telling name are found by what stands in them', () => {
  const { columns } = propose(
    column('A', 'Luna', 'Toby', 'Luna'),
    column('B', 'gato', 'perro', 'perro'),
    column('C', 'hembra', 'macho', 'macho'),
    column('D', '2 años', '3 meses', '3 meses'),
    column('E', '985141000000001', '985 141 000 000 002', '985141000000003'),
  );
  expect(columns).toMatchObject({ species: 'B', sex: 'C', age: 'D', microchip: 'E' });
  expect(columns.externalId).toBe('E');
});

test('a name that means two things is what its values say', () => {
  expect(propose(column('Estado', 'Quintana Roo', 'Q. Roo')).columns).toMatchObject({
    federalState: 'Estado',
  });
  const { columns } = propose(column('Estado', 'disponible', 'adoptado'));
  expect(columns).toMatchObject({ status: 'Estado' });
  expect(columns).not.toHaveProperty('federalState');
});

test('ages that are numbers alone count in the unit of their column, years where it names none', () => {
  expect(propose(column('Edad', '2', '5 meses')).words).toEqual({ age: { 2: '2 años' } });
  expect(propose(column('Edad (meses)', '2', '18')).words).toEqual({
    age: { 2: '2 meses', 18: '18 meses' },
  });
});

test('what nobody has told stays to be said, and is proposed only where the portal has a word for not knowing', () => {
  const { choices, words } = propose(column('Especie', 'perro', 'mapache'));
  expect(words).toEqual({ species: { mapache: '' } });
  const fallbacks = Object.fromEntries(choices.map(({ field, fallback }) => [field, fallback]));
  expect(fallbacks).toMatchObject({ goodWithChildren: 'NO SE', breed: 'no se', size: null });
  expect(fallbacks).toMatchObject({ city: null, color: null, status: 'adopcion' });
});

test('the template’s own headers name every field', () => {
  expect(countNamed(petImport, ['Animales del refugio', '', ''])).toBeLessThan(2);
  expect(
    countNamed(petImport, ['Clave', 'Nombre', 'Última desparasitación', 'Convive con niños']),
  ).toBe(4);
  expect(petImportField.values).toHaveLength(new Set(petImportField.wireWords).size);
});
