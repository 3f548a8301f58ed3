import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { actions } from '../actions/index.ts';
import { failureEnvelope } from '../envelope.ts';
import type { Action } from '../registry.ts';
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
  expect(text.length).toBeLessThan(1_500_000);
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

it('names only parts that there are', () => {
  const text = JSON.stringify(openApi('Casa Animal'));
  const named = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect([...new Set(named)].filter((name) => !(String(name) in reference.components))).toEqual([]);
});
