import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { actions } from '../actions/index.ts';
import { failureEnvelope } from '../envelope.ts';
import type { Action } from '../registry.ts';
import { schemas } from '../schemas/index.ts';
import { openApi } from './openapi.ts';
import { describeReference } from './reference.ts';

const reference = describeReference();
const calls = reference.groups.flatMap((group) => group.calls);
const actionOf = (name: string): Action | undefined => actions.find((one) => one.name === name);

it('is OpenAPI, by a validator of its own', async () => {
  const { valid, errors } = await new Validator().validate(openApi('Casa Animal'));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it('is the same each time, and bounded', () => {
  const text = JSON.stringify(openApi('Casa Animal'));
  expect(JSON.stringify(openApi('Casa Animal'))).toBe(text);
  expect(text.length).toBeLessThan(3_050_000);
});

it('has an operation for each action', () => {
  const paths = Object.keys(openApi('Casa Animal').paths as object);
  expect(paths.sort()).toEqual(actions.map(({ name }) => `/${name}`).sort());
});

it.each(calls)('has examples that fit: $name', ({ name, isMultipart, example, errors }) => {
  const action = actionOf(name);
  if (!isMultipart) expect(action?.input.safeParse(example.input).error).toBeUndefined();
  if (action?.output) {
    const { data } = example.response as { data: unknown };
    expect(action.output.safeParse(data).error).toBeUndefined();
  }
  for (const { body } of errors) expect(failureEnvelope.safeParse(body).error).toBeUndefined();
});

it('sums up no call with a bracket that is not closed', () => {
  const isOpen = (summary: string) => summary.split('(').length !== summary.split(')').length;
  expect(calls.filter(({ summary }) => isOpen(summary)).map(({ name }) => name)).toEqual([]);
});

it('says what the payload of each schema holds', () => {
  const { paths, components } = openApi('Casa Animal') as unknown as OpenApi;
  const requestOf = (name: string) =>
    paths[`/${name}`]?.post.requestBody.content['application/json'].schema;
  const created = requestOf('documentos:crear');
  expect(created?.discriminator.propertyName).toBe('schema');
  expect(Object.keys(created?.discriminator.mapping ?? {}).sort()).toEqual(
    [...schemas.values()]
      .flatMap((schema) => (schema.kind === 'document' && schema.create ? schema.name : []))
      .sort(),
  );
  const pet = components.schemas['catalogos.crear.mascotas'];
  expect(pet?.properties.schema).toEqual({ type: 'string', const: 'mascotas' });
  expect(Object.keys(pet?.properties.payload?.properties ?? {})).toContain('nombre');
  expect(Object.keys(pet?.properties.payload?.properties ?? {})).not.toContain('fecha_creado');
});

interface OpenApi {
  paths: Record<
    string,
    { post: { requestBody: { content: { 'application/json': { schema: OneOf } } } } }
  >;
  components: { schemas: Record<string, { properties: Record<string, { properties?: object }> }> };
}
interface OneOf {
  discriminator: { propertyName: string; mapping: Record<string, string> };
}

it('names only parts that there are', () => {
  const text = JSON.stringify(openApi('Casa Animal'));
  const schemaParts = (openApi('Casa Animal') as unknown as OpenApi).components.schemas;
  const named = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect([...new Set(named)].filter((name) => !(String(name) in schemaParts))).toEqual([]);
});
