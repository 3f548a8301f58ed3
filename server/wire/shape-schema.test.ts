import { expect, it } from 'vitest';
import {
  checked,
  constant,
  exampled,
  object,
  optionally,
  text,
  variants,
  wire,
  word,
} from '#domain/contract/shape.ts';
import { vocabulary } from '#domain/vocabulary.ts';
import { wireSchema } from './shape-schema.ts';

it('fills in what nobody has said in the word of the wire', () => {
  const after = optionally(word(vocabulary({ removed: 'eliminar', left: 'dejar' })), 'removed');
  expect(wireSchema(object({ pets: wire('mascotas', after) })).parse({})).toEqual({
    mascotas: 'eliminar',
  });
});

it('asks the rule of a checked shape in English, and tells at its place what is wrong', () => {
  const link = checked(
    object({ page: wire('pagina', text) }),
    ({ page }) => page === 'home',
    'characterRefused',
  );
  const schema = wireSchema(object({ link: wire('enlace', link) }));
  expect(schema.safeParse({ enlace: { pagina: 'home' } }).success).toBe(true);
  expect(schema.safeParse({ enlace: { pagina: 'nowhere' } }).error?.issues).toMatchObject([
    { path: ['enlace'], message: 'characterRefused' },
  ]);
});

it('tells of the variant that is meant what is wrong with it', () => {
  const block = variants(
    'tipo',
    object({ kind: wire('tipo', constant('text', 'texto')), words: wire('texto', text) }),
    object({ kind: wire('tipo', constant('picture', 'imagen')), file: wire('archivo', text) }),
  );
  const { error } = wireSchema(block).safeParse({ tipo: 'imagen', archivo: 5 });
  expect(error?.issues).toMatchObject([{ path: ['archivo'], code: 'invalid_type' }]);
});

it('has an example beside its description', () => {
  expect(wireSchema(exampled(text, 'preguntas-frecuentes')).meta()).toMatchObject({
    examples: ['preguntas-frecuentes'],
  });
});
