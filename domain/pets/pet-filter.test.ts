import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { federalState } from '../federal-states.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { lifeStage } from './life-stage.ts';
import {
  company,
  type PetFilter,
  petFilterParams,
  petOrder,
  readPetFilter,
  readPetOrder,
  writePetFilter,
} from './pet-filter.ts';
import { ageUnit, breed, sex, size, species, yesNo } from './vocabularies.ts';

const read = (query: string) => readPetFilter(new URLSearchParams(query));
const written = (filter: PetFilter) => decodeURIComponent(String(writePetFilter(filter)));

/** Some of a closed list, in its order, but not all of it. */
const some = <V extends string>({ values }: Vocabulary<V>, most = values.length - 1) =>
  fc.subarray([...values], { minLength: 1, maxLength: most });

const age = fc.record({
  ageValue: fc.integer({ min: 0, max: 999 }),
  ageUnit: fc.constantFrom(...ageUnit.values),
});
const rest = fc.record(
  {
    species: some(species),
    sex: some(sex),
    lifeStage: some(lifeStage),
    size: some(size),
    livesWith: some(company, 3),
    sterilized: some(yesNo),
    breed: some(breed),
    city: fc.stringMatching(/^[A-Za-zÁÉñü][A-Za-z Áéñ&=%+#]{0,20}[A-Za-zñ]$/),
    federalState: some(federalState),
  },
  { requiredKeys: [] },
);
const anyFilter: fc.Arbitrary<PetFilter> = fc
  .tuple(rest, fc.option(age, { nil: {} }))
  .map(([others, ageParts]) => ({ ...others, ...ageParts }));

describe('a filter in an address', () => {
  test('uses the words of the wire', () => {
    const filter: PetFilter = { species: ['cat'], size: ['giant'], ageValue: 2, ageUnit: 'years' };
    expect(written(filter)).toBe('especie=gato&tamano=muy+grande&edad=2&unidad=años');
  });

  test('names each of several choices, and the order after them', () => {
    const filter: PetFilter = { size: ['small', 'medium'], livesWith: ['children', 'cats'] };
    const address = String(writePetFilter(filter, 'longestWaiting'));
    expect(decodeURIComponent(address)).toBe(
      'tamano=pequeño&tamano=mediano&convive=niños&convive=gatos&orden=espera',
    );
    expect(readPetOrder(new URLSearchParams(address))).toBe('longestWaiting');
  });

  test('comes back as it was written', () => {
    holds(
      fc.property(anyFilter, (filter) => {
        expect(readPetFilter(writePetFilter(filter))).toEqual({ filter, ignored: [] });
      }),
    );
  });

  test('reads alike in whatever order it is written', () => {
    holds(
      fc.property(anyFilter, (filter) => {
        const params = writePetFilter(filter);
        const reversed = new URLSearchParams([...params].reverse());
        expect(String(writePetFilter(readPetFilter(reversed).filter))).toBe(String(params));
      }),
    );
  });
});

describe('what a visitor may send', () => {
  test('empty fields, as a form sends them, mean "any"', () => {
    expect(
      read('especie=&sexo=&tamano=&raza=&edad=&unidad=años&ciudad=+&entidad_federativa='),
    ).toEqual({
      filter: {},
      ignored: [],
    });
  });

  test('unknown values are ignored by name, the others hold', () => {
    expect(
      read('especie=dragon&sexo=macho&tamano=Grande&tamano=mini&entidad_federativa=Texas'),
    ).toEqual({
      filter: { sex: ['male'], size: ['mini'] },
      ignored: ['especie', 'tamano', 'entidad_federativa'],
    });
  });

  test('a choice that is repeated counts once, and all of a list is none', () => {
    expect(read('especie=gato&especie=gato').filter).toEqual({ species: ['cat'] });
    expect(read('especie=gato&especie=perro&etapa=mayor&etapa=joven&etapa=adulto').filter).toEqual(
      {},
    );
  });

  test('everybody in the house is needed together', () => {
    const { filter } = read('convive=gatos&convive=niños&convive=perros');
    expect(filter).toEqual({ livesWith: ['children', 'dogs', 'cats'] });
  });

  test.each(['3', '3&unidad=', '3&unidad=siglos'])(
    'an age without its unit has no effect: %s',
    (query) => {
      const { filter, ignored } = read(`edad=${query}`);
      expect(filter).toEqual({});
      expect(ignored).toContain('edad');
    },
  );

  test('an age of 0 is understood in every unit', () => {
    expect(read('edad=0&unidad=semanas').filter).toEqual({ ageValue: 0, ageUnit: 'weeks' });
    expect(read('edad=0&unidad=años')).toEqual({
      filter: { ageValue: 0, ageUnit: 'years' },
      ignored: [],
    });
  });

  test.each(['-1', '1.5', 'tres', '1000', '1e2'])('an age of %j is ignored', (value) => {
    expect(read(`edad=${value}&unidad=meses`)).toEqual({ filter: {}, ignored: ['edad'] });
  });

  test.each([
    ['quintana+roo', ['Quintana Roo']],
    ['CDMX', ['Ciudad de México']],
    ['yuc', ['Yucatán']],
    ['baja', ['Baja California', 'Baja California Sur']],
    ['Baja+California', ['Baja California']],
    ['roo&entidad_federativa=jalisco', ['Jalisco', 'Quintana Roo']],
  ])(
    'a federal state is recognised by its usual names and by a part of its own: %s',
    (text, found) => {
      expect(read(`entidad_federativa=${text}`)).toEqual({
        filter: { federalState: found },
        ignored: [],
      });
    },
  );

  test('a city of nothing but marks, or without end, is ignored', () => {
    expect(read('ciudad=%CC%81').ignored).toEqual(['ciudad']);
    expect(read(`ciudad=${'x'.repeat(81)}`).ignored).toEqual(['ciudad']);
  });

  test.each(['', 'ORDEN', 'espera ', '__proto__'])('an order of %j is the usual one', (text) => {
    expect(readPetOrder(new URLSearchParams({ orden: text }))).toBe(petOrder.values[0]);
  });

  test('parameters of others (pages, campaigns) are none of its business', () => {
    expect(read('pagina=2&utm_source=x&__proto__=y')).toEqual({ filter: {}, ignored: [] });
  });

  test('nothing makes it fail', () => {
    const params = fc.array(
      fc.tuple(fc.constantFrom(...Object.values(petFilterParams)), fc.string({ unit: 'binary' })),
    );
    const most = Object.keys(petFilterParams).length;
    holds(
      fc.property(
        params,
        (pairs) => readPetFilter(new URLSearchParams(pairs)).ignored.length <= most,
      ),
    );
  });
});
