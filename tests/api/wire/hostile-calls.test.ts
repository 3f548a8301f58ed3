import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAccount } from '#server/features/people/accounts/accounts.repository.ts';
import { type DescribedSchema, describeWire } from '#server/wire/describe.ts';
import { collation } from '#server/wire/filter.ts';
import { describeOnBothDatabases, type TestDatabases } from '#tests/setup/databases.ts';
import { addPet } from '../pets/add-pets.ts';
import { openWire, type Wire } from './portal.ts';

const wire = describeWire();
const [petId, rosa, admin] = ['pet-1', 'rosa', 'admin'];
const tokens = [undefined, `member:${rosa}`, `administrator:${admin}`];

const hostileText = fc.constantFrom(
  '',
  '\ud800',
  'x\udfff%',
  '\u{e000}ñ\u0303',
  '%',
  '%%%a%b%',
  "'; drop table pets; --",
  '\\',
  '[*?',
  '🐕'.repeat(40),
  'ñ'.repeat(600),
  'x'.repeat(5_000),
  '0001-01-01',
  '99999999999999999999',
  '../../etc/passwd',
);
const hostileNumber = fc.constantFrom(
  0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e15,
  1e308,
  5e-324,
);
const hostile = fc.oneof(
  fc.constantFrom('\0', 'a\0b'),
  hostileText,
  hostileNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], ['\0'], { a: { b: ['\0', 1e300] } }),
  fc.constant(JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)),
);

const text = fc.constantFrom(
  ...[petId, rosa, admin, 'es', 'rosa@example.org', `mascotas/${petId}/`, `cedula/${petId}/`],
  ...['2026-11-20', 'Tulum', '77760', '9841234567', 'Canela', '%an%', 'ñ'],
);

type QuerySchema = Pick<DescribedSchema, 'name' | 'fields'>;

/** Of what is asked about without naming a schema. */
const frame: QuerySchema = {
  name: '',
  fields: (wire.schemas[0]?.fields ?? []).filter(({ name }) => ['id', 'created_at'].includes(name)),
};

const conditionOf = ({ fields }: QuerySchema) =>
  fc.constantFrom(...fields).chain(({ name, kind, words, operators }) =>
    fc.constantFrom(...operators).chain((operator) => {
      const one = { number: fc.nat(5), flag: fc.boolean(), word: fc.constantFrom(...words, 'x') };
      const scalar: fc.Arbitrary<unknown> = kind in one ? one[kind as keyof typeof one] : text;
      const value = operator === 'in' ? fc.array(scalar, { maxLength: 3 }) : scalar;
      const said =
        operator === 'is null' ? {} : { value, collate: fc.constantFrom(collation, undefined) };
      const condition = { field: fc.constant(name), operator: fc.constant(operator), ...said };
      return fc.record(condition);
    }),
  );

/** What the types of a body do not tell about its parts. */
function knownParts(schema: QuerySchema): Record<string, fc.Arbitrary<unknown>> {
  const names = schema.fields.map(({ name }) => name);
  const inPayload = names.map((name) =>
    name
      .replace(/^payload\./, '')
      .split('.', 1)
      .join(),
  );
  return {
    schema: fc.constant(schema.name),
    where: fc.array(conditionOf(schema), { maxLength: 2 }),
    field: fc.constantFrom(...names),
    with: fc.constant([]),
    'with-storage': fc.constant([]),
    payload: fc.dictionary(fc.constantFrom(...inPayload), text, { maxKeys: 6 }),
    id: fc.constantFrom(petId, rosa),
    carpeta: fc.constantFrom(`mascotas/${petId}/`, `usuarios/${rosa}/`),
    contrasena: fc.constant('Tres perros y un gato'),
  };
}

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

type Known = ReturnType<typeof knownParts>;

/** What the schema asks for, as far as it tells. */
function expected(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  if (known[name]) return known[name];
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => expected(one, known)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.properties) return objectOf(schema, known);
  switch (schema.type) {
    case 'array':
      return fc.array(expected(schema.items ?? {}, known), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({ min: 1, max: 3 });
    case 'boolean':
      return fc.boolean();
    default:
      return text;
  }
}

function objectOf(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const parts = Object.entries(properties).map(([name, one]) => [name, expected(one, known, name)]);
  return fc.record<Record<string, unknown>>(Object.fromEntries(parts), { requiredKeys: required });
}

interface HostileCall {
  action: string;
  body: unknown;
  token: string | undefined;
}

/** The body with something hostile in one of its places; as it is where there are none. */
function spoil(body: unknown, place: number, value: unknown): unknown {
  const copy = structuredClone(body);
  const places = placesIn(copy);
  const chosen = places[place % places.length];
  if (chosen) chosen.holder[chosen.key] = value;
  return copy;
}

function placesIn(value: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** The same on every run: some of each action, and of each schema where it takes one. */
function hostileCalls(): HostileCall[] {
  return wire.actions.flatMap(({ name: action, body }, index) => {
    const takesSchema = Object.hasOwn(body.properties ?? {}, 'schema');
    return (takesSchema ? wire.schemas : [frame]).flatMap((schema) => {
      const spoilt = fc
        .tuple(objectOf(body, knownParts(schema)), fc.nat(1_000), hostile, fc.nat(3))
        .map(([said, place, value, kind]) => (kind === 0 ? said : spoil(said, place, value)));
      const call = { action: fc.constant(action), body: spoilt, token: fc.constantFrom(...tokens) };
      return fc.sample(fc.record(call), { seed: 20_261_120 + index, numRuns: 16 });
    });
  });
}

const answers: Partial<Record<TestDatabases['kind'], number[]>> = {};

describeOnBothDatabases('hostile calls', (databases) => {
  let portal: Wire;
  beforeAll(async () => {
    portal = await openWire(databases, {
      CAPTCHA_PROVIDER: 'none',
      // Keys that a call saves would be tried with their provider; those of the environment cannot be replaced.
      ...{ PAC_PROVIDER: 'sw', PAC_TOKEN: 'token', PAC_API_BASE: 'http://127.0.0.1:9' },
    });
    const { database } = portal.context;
    for (const id of [rosa, admin]) {
      const account = {
        id,
        createdAt: '2026-01-01T00:00:00.000Z',
        name: 'Rosa',
        email: `${id}@example.org`,
        phone: '9841234567',
        city: 'Tulum',
        country: 'México',
        roles: id === admin ? (['member', 'administrator'] as const) : (['member'] as const),
      };
      await insertAccount(database.query, { ...account, roles: [...account.roles] }, null);
    }
    await addPet(database, { id: petId, owner_id: rosa });
  });
  afterAll(() => portal.close());

  it('are answered or refused in the same way on both databases, and break neither', async () => {
    const statuses: number[] = [];
    const broken: string[] = [];
    for (const [index, { action, body, token }] of hostileCalls().entries()) {
      const { statusCode } = await portal.app.inject({
        method: 'POST',
        url: `/api/${action}`,
        // Limits by address are not what is looked at here.
        remoteAddress: `10.0.${index >> 8}.${index & 255}`,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        payload: JSON.stringify(body),
      });
      statuses.push(Math.floor(statusCode / 100));
      const told = `${statusCode} ${action} ${token} ${JSON.stringify(body).slice(0, 300)}`;
      if (statusCode >= 500) broken.push(told);
      else if (answers.sqlite && answers.sqlite[index] !== Math.floor(statusCode / 100)) {
        broken.push(`not as on SQLite: ${told}`);
      }
    }
    answers[databases.kind] = statuses;
    expect(broken).toEqual([]);
    // Enough must get through for this to mean something.
    expect(statuses.filter((status) => status === 2).length).toBeGreaterThan(50);
  });
});
