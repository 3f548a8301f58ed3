import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operators } from '#server/features/kits/querying/row-query.ts';
import { collation } from '#server/wire/filter.ts';
import { mascotas } from '#server/wire/schemas/mascotas.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { holdsAsync } from '#tests/setup/property.ts';
import { addPet, addUser, secret } from '../pets/add-pets.ts';
import { openWire, type Wire } from './portal.ts';

const words = [...mascotas.fields.values()].flatMap((field) => field.words.map(([word]) => word));
const strange = [
  '',
  '%',
  "'",
  '"; --',
  'ñ',
  'Ñandú',
  'Hidden',
  secret,
  '\\',
  '[',
  '*?',
  '\ud800',
  '🐕',
];
const text = fc.oneof(fc.constantFrom(...words, ...strange), fc.string());
const value = fc.oneof(
  text,
  fc.boolean(),
  fc.integer(),
  fc.double(),
  fc.array(text),
  fc.jsonValue(),
);
const orAnything = <T>(expected: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: expected }, { weight: 1, arbitrary: fc.jsonValue() });

const field = orAnything(fc.constantFrom(...mascotas.fields.keys()));
const condition = orAnything(
  fc.record(
    {
      field,
      operator: orAnything(fc.constantFrom(...operators)),
      value,
      collate: orAnything(fc.constant(collation)),
    },
    { requiredKeys: ['field', 'operator'] },
  ),
);
const order = fc.record(
  { field, direction: orAnything(fc.constantFrom('asc', 'desc')) },
  { requiredKeys: ['field'] },
);
const query = fc.record(
  {
    filter: orAnything(fc.record({ where: orAnything(fc.array(condition, { maxLength: 3 })) })),
    order: orAnything(fc.array(order, { maxLength: 2 })),
    page: orAnything(fc.nat(3)),
    limit: orAnything(fc.integer({ min: 1, max: 100 })),
  },
  { requiredKeys: [] },
);

describeOnBothDatabases('any query', (databases) => {
  let wire: Wire;
  beforeAll(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    const owner = await addUser(database);
    await addPet(database, { name: 'Ñandú', city: 'Peñón', owner_id: owner });
    await addPet(database, { name: 'Nandu', city: 'Penon', status: 'rehabilitation' });
    await addPet(database, { name: 'Hidden 1', status: 'adopted', owner_id: owner });
    await addPet(database, { name: 'Hidden 2', deleted: 1 });
    await addPet(database, { name: 'Hidden 3', expires_on: '2026-11-19' });
    await addPet(database, { name: 'Hidden 4', pictures: [] });
  });
  afterAll(() => wire.close());

  it('is answered or refused, and finds no hidden pet and no private field', async () => {
    let answered = 0;
    await holdsAsync(
      fc.asyncProperty(query, async (body) => {
        const { status, text: answer, paginate } = await wire.ask(body);
        expect([200, 400, 422]).toContain(status);
        expect(answer).not.toContain('Hidden');
        expect(answer).not.toContain(secret);
        if (status !== 200) return;
        answered += 1;
        expect(paginate.total).toBeLessThanOrEqual(2);
      }),
    );
    // Most random queries are refused; enough must get through for this to mean something.
    expect(answered).toBeGreaterThan(20);
  });

  it('of a single condition means the same as its opposite turned round', async () => {
    const publicField = fc.constantFrom(
      'payload.nombre',
      'payload.ciudad',
      'payload.especie',
      'payload.color',
    );
    const collate = fc.constantFrom(undefined, collation);
    await holdsAsync(
      fc.asyncProperty(publicField, text, collate, async (name, term, collated) => {
        fc.pre(!term.includes('\0'));
        const count = async (operator: string) => {
          const where = [{ field: name, operator, value: term, collate: collated }];
          return (await wire.ask({ filter: { where } })).paginate.total;
        };
        expect((await count('=')) + (await count('!='))).toBe(2);
      }),
    );
  });
});
