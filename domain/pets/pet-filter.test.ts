import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { federalStates } from '../federal-states.ts';
import { type PetFilter, petFilterParams, readPetFilter, writePetFilter } from './pet-filter.ts';
import { ageUnit, breed, sex, size, species } from './vocabularies.ts';

const read = (query: string) => readPetFilter(new URLSearchParams(query));

const age = fc.record({
  ageValue: fc.integer({ min: 1, max: 999 }),
  ageUnit: fc.constantFrom(...ageUnit.values),
});
const rest = fc.record(
  {
    species: fc.constantFrom(...species.values),
    sex: fc.constantFrom(...sex.values),
    size: fc.constantFrom(...size.values),
    breed: fc.constantFrom(...breed.values),
    city: fc.stringMatching(/^[A-Za-zÁÉñü][A-Za-z Áéñ&=%+#]{0,20}[A-Za-zñ]$/),
    federalState: fc.constantFrom(...federalStates.map((state) => state.value)),
  },
  { requiredKeys: [] },
);
const anyFilter: fc.Arbitrary<PetFilter> = fc
  .tuple(rest, fc.option(age, { nil: {} }))
  .map(([others, ageParts]) => ({ ...others, ...ageParts }));

describe('a filter in an address', () => {
  test('uses the words of the wire', () => {
    const filter: PetFilter = { species: 'cat', size: 'giant', ageValue: 2, ageUnit: 'years' };
    expect(decodeURIComponent(writePetFilter(filter).toString())).toBe(
      'especie=gato&tamano=muy+grande&edad=2&unidad=años',
    );
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
    expect(read('especie=dragon&sexo=macho&tamano=Grande&entidad_federativa=Texas')).toEqual({
      filter: { sex: 'male' },
      ignored: ['especie', 'tamano', 'entidad_federativa'],
    });
  });

  test.each(['3', '3&unidad=', '3&unidad=siglos'])(
    'an age without its unit has no effect: %s',
    (query) => {
      const { filter, ignored } = read(`edad=${query}`);
      expect(filter).toEqual({});
      expect(ignored).toContain('edad');
    },
  );

  test.each(['0', '-1', '1.5', 'tres', '1000', '1e2'])('an age of %j is ignored', (value) => {
    expect(read(`edad=${value}&unidad=meses`)).toEqual({ filter: {}, ignored: ['edad'] });
  });

  test('a federal state is recognised by its usual names', () => {
    expect(read('entidad_federativa=quintana+roo').filter).toEqual({
      federalState: 'Quintana Roo',
    });
    expect(read('entidad_federativa=CDMX').filter).toEqual({ federalState: 'Ciudad de México' });
  });

  test('a city of nothing but marks, or without end, is ignored', () => {
    expect(read('ciudad=%CC%81').ignored).toEqual(['ciudad']);
    expect(read(`ciudad=${'x'.repeat(81)}`).ignored).toEqual(['ciudad']);
  });

  test('parameters of others (pages, campaigns) are none of its business', () => {
    expect(read('pagina=2&utm_source=x&__proto__=y')).toEqual({ filter: {}, ignored: [] });
  });

  test('nothing makes it fail', () => {
    const params = fc.array(
      fc.tuple(fc.constantFrom(...Object.values(petFilterParams)), fc.string({ unit: 'binary' })),
    );
    holds(
      fc.property(params, (pairs) => readPetFilter(new URLSearchParams(pairs)).ignored.length <= 9),
    );
  });
});
