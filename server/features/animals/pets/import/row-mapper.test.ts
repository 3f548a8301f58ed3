import { expect, test } from 'vitest';
import { problemKind, problemText } from '#server/features/kits/tables/row-problem.ts';
import { minimalMap } from '#tests/api/import/minimal-map.ts';
import type { ImportMap } from './import-map.ts';
import type { CellSource } from './import-sources.ts';
import { createRowMapper } from './row-mapper.ts';

const header = ['Clave', 'Nombre', 'Especie', 'Sexo', 'Edad', 'Esterilizado', 'Ciudad', 'Ingreso'];
const canela = ['7', 'Canela', 'Perro', 'hembra', '2 años', 'Sí', 'Tulum', '3/10/2026'];
const today = '2026-11-20';

function mapRow(
  changes: Partial<Record<string, string>>,
  mapChanges: { fields?: Partial<Record<string, CellSource>> } & Omit<
    Partial<ImportMap>,
    'fields'
  > = {},
) {
  const fields = { ...minimalMap.fields, ...mapChanges.fields };
  const map = { portraitWhenNoPhoto: false, ...minimalMap, ...mapChanges, fields } as ImportMap;
  const columns = [...new Set([...header, ...Object.keys(changes)])];
  const cells = columns.map((name, at) => changes[name] ?? canela[at] ?? '');
  return createRowMapper(map, columns, today).mapper(cells);
}

function pet(...args: Parameters<typeof mapRow>) {
  const result = mapRow(...args);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.row;
}

function reasons(...args: Parameters<typeof mapRow>) {
  const result = mapRow(...args);
  return 'problems' in result ? result.problems.map(problemKind) : [];
}

test('words of either language become values, and texts are filled from columns', () => {
  const { description, externalId, registeredOn, visibleFrom, status } = pet({});
  expect(description).toMatchObject({
    name: 'Canela',
    species: 'dog',
    sex: 'female',
    ageValue: 2,
    ageUnit: 'years',
    sterilized: true,
    story: 'Canela llegó el 3/10/2026.',
  });
  expect({ externalId, registeredOn, visibleFrom, status }).toEqual({
    externalId: '7',
    registeredOn: '2026-10-03',
    visibleFrom: today,
    status: 'adoption',
  });
  expect(pet({ Especie: 'CAT', Sexo: 'male', Esterilizado: 'x' }).description).toMatchObject({
    species: 'cat',
    sex: 'male',
    sterilized: true,
  });
});

test('an empty cell takes the default of the map; without one the row says which cell is empty', () => {
  expect(pet({ Ingreso: '' }).registeredOn).toBe(today);
  expect(reasons({ Nombre: '  ', Sexo: '' })).toEqual(['name: is empty', 'sex: is empty']);
  expect(
    pet({ Nombre: '' }, { fields: { name: { column: 'Nombre', default: 'Sin nombre ({Clave})' } } })
      .description.name,
  ).toBe('Sin nombre (7)');
});

test('every wrong cell of a row is named', () => {
  expect(reasons({ Especie: 'mapache', Edad: 'muchos', Ingreso: '31/02/2026' })).toEqual([
    'registeredOn: is no date',
    'species: should be one of gato, perro',
    'ageUnit: should be one of semanas, meses, años',
    'ageValue: is empty',
  ]);
  expect(reasons({ Ingreso: '21/11/2026' })).toEqual(['registeredOn: lies in the future']);
  expect(reasons({ Clave: '' })).toEqual(['externalId: is empty']);
});

test('a date without a named format needs a column that proves its order', () => {
  const registeredOn = { column: 'Ingreso' };
  const map = { ...minimalMap, registeredOn, portraitWhenNoPhoto: false } as ImportMap;
  const read = (date: string, ...others: string[]) => {
    const { mapper, learn } = createRowMapper(map, header, today);
    for (const other of [date, ...others]) learn?.(canela.with(7, other));
    const result = mapper(canela.with(7, date));
    return 'row' in result ? result.row.registeredOn : result.problems.map(problemText);
  };
  expect(read('03/04/2026', '25/12/2025')).toBe('2026-04-03');
  expect(read('2026-04-03', '12/25/2025')).toBe('2026-04-03');
  expect(read('03/04/2026', '04/03/2026')).toEqual([
    'registeredOn: may be several days; say how the dates are written, such as "dd/mm/yyyy" (03/04/2026 is 2026-04-03 or 2026-03-04)',
  ]);
  expect(read('46000')).toEqual([
    'registeredOn: is no date but a number; format the column as dates, or say that it is "excel" (46000)',
  ]);
  expect(
    createRowMapper({ ...map, registeredOn: minimalMap.registeredOn }, header, today).learn,
  ).toBeUndefined();
});

test.each([
  ['3,5', 3.5],
  ['3.5 kg', 3.5],
  ['12 Kilos', 12],
  ['3500 g', 3.5],
  ['3,500 gr', 3.5],
])('a weight of %s is %d kg', (Peso, kilograms) => {
  const read = { fields: { weightKg: { column: 'Peso' } } };
  expect(pet({ Peso }, read).description.weightKg).toBe(kilograms);
  expect(pet({ Peso: '' }, read).description.weightKg).toBeNull();
});

test('weights and microchips that say nothing for sure are refused in words', () => {
  const of = (name: string) => ({ fields: { [name]: { column: 'Dato' } } });
  for (const Dato of ['3,5 lb', '3500', 'gordito', '3.5.1']) {
    expect(reasons({ Dato }, of('weightKg')), Dato).toHaveLength(1);
  }
  expect(reasons({ Dato: '9,85141E+14' }, of('microchip'))).toEqual([
    expect.stringContaining('was shortened by the spreadsheet'),
  ]);
  expect(pet({ Dato: '985 141-000 000 001' }, of('microchip')).description.microchip).toBe(
    '985141000000001',
  );
});

test('letters that were read in a wrong encoding are refused', () => {
  for (const Nombre of ['Pi\ufffdata', 'PiÃ±ata', 'PIÃ‘ATA', 'Â¡Ay!']) {
    expect(reasons({ Nombre }), Nombre).toContain(
      'name: has letters of another encoding; save the table as .xlsx or as CSV in UTF-8, or name the right one',
    );
  }
  expect(reasons({ Nombre: 'Ñandú Âgel, ¡São!' })).toEqual([]);
});

test('several columns are joined, or the first that is not empty is taken', () => {
  const color = (source: CellSource, cells: Record<string, string>) =>
    pet(cells, { fields: { color: source } }).description.color;
  const values = { Black: 'negro', White: 'blanco' };
  const joined = { columns: ['C1', 'C2'], join: ' con ', values };
  expect(color(joined, { C1: 'BLACK', C2: 'white' })).toBe('negro con blanco');
  expect(color(joined, { C1: 'Black', C2: '' })).toBe('negro');
  expect(color(joined, { C1: 'Black', C2: 'Black' })).toBe('negro');
  expect(color({ columns: ['C1', 'C2'], values }, { C1: '', C2: 'White' })).toBe('blanco');
  expect(color({ column: 'C1', values, otherwise: 'otro' }, { C1: 'Pink' })).toBe('otro');
});

test('a text that the export kept from being a formula is itself again', () => {
  const written = { Nombre: "'＝Canela", Ciudad: "'-Tulum" };
  const { description } = pet(written, { fields: { story: { text: 'En {Ciudad}' } } });
  expect(description).toMatchObject({ name: '＝Canela', story: 'En -Tulum' });
});

test('names can be brought into one case', () => {
  const name = { column: 'Nombre', match: '^\\*?(.*)$', case: 'title' } as const;
  expect(pet({ Nombre: '*DOÑA PELUSA' }, { fields: { name } }).description.name).toBe(
    'Doña Pelusa',
  );
  expect(pet({ Nombre: "o'malley" }, { fields: { name } }).description.name).toBe("O'malley");
});

test('an age is counted from the birth date: in weeks at first, in months up to two years', () => {
  const { ageValue: _value, ageUnit: _unit, ...fields } = minimalMap.fields;
  const age = (birth: string) => {
    const map = { ...minimalMap, fields, portraitWhenNoPhoto: false } as ImportMap;
    const withBirth = { ...map, birthDate: { column: 'Edad' } };
    const cells = canela.with(4, birth);
    const result = createRowMapper(withBirth, header, today).mapper(cells);
    return 'row' in result
      ? [result.row.description.ageValue, result.row.description.ageUnit]
      : result.problems.map(problemKind);
  };
  expect(age('2026-11-19')).toEqual([0, 'weeks']);
  expect(age('2025-05-20 00:00:00')).toEqual([18, 'months']);
  expect(age('2024-01-01')).toEqual([2, 'years']);
  expect(age('2027-01-01')).toEqual(['birthDate: lies in the future']);
  expect(age('')).toEqual(['birthDate: is empty']);
});

test('needs belong to rehabilitation, where there must be one', () => {
  const rehabilitation = { status: { constant: 'rehabilitacion' } };
  const fields = { needs: { column: 'Necesidades', separator: ',' } };
  expect(
    pet({ Necesidades: 'suero, cobijas' }, { ...rehabilitation, fields }).description.needs,
  ).toEqual(['suero', 'cobijas']);
  expect(reasons({ Necesidades: '' }, { ...rehabilitation, fields })).toEqual([
    'needs: Choose at least one option',
  ]);
});

test('a row with missing or surplus cells, or with a huge one, is rejected', () => {
  const { mapper } = createRowMapper(
    { ...minimalMap, portraitWhenNoPhoto: false } as ImportMap,
    header,
    today,
  );
  const kinds = (cells: string[]) => {
    const result = mapper(cells);
    return 'problems' in result ? result.problems.map(problemKind) : [];
  };
  expect(kinds(canela.slice(0, 5))).toEqual(['the row has 5 cells, the header has 8']);
  expect(kinds([...canela, 'más'])).toEqual(['the row has 9 cells, the header has 8']);
  expect(kinds([...canela, '', ' '])).toEqual([]);
  expect(kinds(canela.with(1, 'x'.repeat(1_000_000)))).toEqual([
    'a cell is longer than 100000 characters',
  ]);
});

test('columns that the table lacks are all named, with who wants them', () => {
  const { problems } = createRowMapper(
    { ...minimalMap, portraitWhenNoPhoto: false } as ImportMap,
    header.filter((name) => name !== 'Sexo' && name !== 'Nombre').concat('edad'),
    today,
  );
  expect(problems).toEqual([
    'fields.name: the table has no column "Nombre"',
    'fields.sex: the table has no column "Sexo"',
    'fields.ageValue: the table has two columns "Edad"',
    'fields.ageUnit: the table has two columns "Edad"',
    'fields.story: the table has no column "Nombre"',
  ]);
});

test('one of several photos is picked by the external id, always the same', () => {
  const photos = { column: 'Especie', separator: ';', values: { perro: ['a.jpg', 'b.jpg'] } };
  const picked = ['1', '2', '3', '4', '5', '6'].map((Clave) => pet({ Clave }, { photos }).photos);
  expect(new Set(picked.flat())).toEqual(new Set(['a.jpg', 'b.jpg']));
  expect(pet({ Clave: '1' }, { photos }).photos).toEqual(picked[0]);
  expect(
    pet({ Fotos: 'a.jpg; b.jpg;;c.jpg;d.jpg' }, { photos: { column: 'Fotos', separator: ';' } })
      .photos,
  ).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(pet({}, { photos: { separator: ';', files: ['{Clave}.jpg'] } }).photos).toEqual(['7.jpg']);
});

test('an age with its unit is read where no birth date is told', () => {
  const { ageValue: _, ageUnit: __, ...fields } = minimalMap.fields;
  const map = {
    ...minimalMap,
    age: { column: 'Edad' },
    birthDate: { column: 'Nacimiento' },
    fields,
    portraitWhenNoPhoto: false,
  } as ImportMap;
  const { mapper } = createRowMapper(map, [...header, 'Nacimiento'], today);
  const read = (Edad: string, Nacimiento: string) => {
    const result = mapper([...canela.with(4, Edad), Nacimiento]);
    if ('problems' in result) return result.problems.map(problemText);
    const { ageValue, ageUnit, bornOn } = result.row.description;
    return [ageValue, ageUnit, bornOn, result.row.birth.by];
  };
  expect(read('1 año y medio', '')).toEqual([18, 'months', '2025-05-20', 'age']);
  expect(read('1 año', '2024-11-20')).toEqual([2, 'years', '2024-11-20', 'date']);
  expect(read('cachorro', '')).toEqual([
    'age: is no age: write it as “2 years” or “5 months” (cachorro)',
  ]);
  expect(read('', '')).toEqual(['age: is empty']);
});

test('an order that somebody chose is taken where the dates leave it open', () => {
  const map = {
    ...minimalMap,
    registeredOn: { column: 'Ingreso' },
    portraitWhenNoPhoto: false,
  } as ImportMap;
  const read = (dateOrder: 'dmy' | 'mdy', date: string) => {
    const result = createRowMapper({ ...map, dateOrder }, header, today).mapper(
      canela.with(7, date),
    );
    return 'row' in result && result.row.registeredOn;
  };
  expect(read('dmy', '03/04/2026')).toBe('2026-04-03');
  expect(read('mdy', '03/04/2026')).toBe('2026-03-04');
  expect(read('mdy', '25/04/2026')).toBe('2026-04-25');
});
