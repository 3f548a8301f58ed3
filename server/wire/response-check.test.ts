import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { failure } from './envelope.ts';
import type { Action } from './registry.ts';
import { strictCheck } from './response-check.ts';

const action: Action = {
  name: 'pruebas:consultar',
  summary: 'Finds nothing.',
  access: 'session',
  creates: false,
  waitsOutside: false,
  input: z.strictObject({}),
  output: z.array(z.strictObject({ id: z.string() })),
  paginated: true,
  errors: { 409: ['conflict'] },
  run: async () => ({ data: [] }),
};
const page = { page: 1, limit: 15, total: 1, lastPage: 1 };

describe('what an action responds', () => {
  it.each([
    ['what it declares', [{ id: 'a' }], undefined],
    ['another type', [{ id: 1 }], /responds what it does not declare: 0\.id/],
    ['too little', [{}], /0\.id/],
    ['too much', [{ id: 'a', secreto: 'x' }], /secreto/],
    ['no list', null, /\(all\)/],
  ])('is held to its schema: %s', (_, data, problem) => {
    const check = () => strictCheck.success(action, {}, { data, page });
    if (problem) expect(check).toThrow(problem);
    else expect(check).not.toThrow();
  });

  it('is a page where it says so', () => {
    expect(() => strictCheck.success(action, {}, { data: [] })).toThrow(/paginated/);
  });

  it.each([
    [409, 'conflict', true],
    [401, 'expiredToken', true],
    [409, 'eventFull', false],
    [404, 'conflict', false],
  ])('fails as it declares: %s %s', (status, code, isDeclared) => {
    const check = () => strictCheck.failure(action, status, failure(code, 'No.'));
    if (isDeclared) expect(check).not.toThrow();
    else expect(check).toThrow(/does not declare/);
  });

  it('is an envelope where it fails', () => {
    const body = { ...failure('conflict', ''), errors: { correo: [] } };
    expect(() => strictCheck.failure(action, 409, body)).toThrow(/message.*errors\.correo/);
  });
});
