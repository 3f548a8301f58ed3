import { expect, it } from 'vitest';
import { vocabulary } from '../vocabulary.ts';
import { entity } from './entity-shape.ts';
import { field, internal, own, wordList } from './field.ts';
import {
  cents,
  choice,
  constant,
  described,
  flag,
  freeWord,
  list,
  nullable,
  object,
  oneOf,
  optional,
  optionalFreeWord,
  text,
  variants,
  wire,
  word,
} from './shape.ts';
import { englishPath, fromWire, toWire, wirePath } from './translate.ts';

const kind = vocabulary({ vaccine: 'vacuna', note: 'nota' });
const done = object({ kind: wire('tipo', word(kind)), lot: wire('lote', optional(text)) });
const visit = object({
  id: text,
  done: wire('aplicado', list(done)),
  next: wire('proxima', nullable(done)),
  reason: wire('motivo', optional(freeWord(kind))),
});

const english = { id: '1', done: [{ kind: 'vaccine', lot: 'A1' }, { kind: 'note' }], next: null };
const spanish = {
  id: '1',
  aplicado: [{ tipo: 'vacuna', lote: 'A1' }, { tipo: 'nota' }],
  proxima: null,
};

it('says names and words as the wire does, and back', () => {
  expect(toWire(visit, english)).toEqual(spanish);
  expect(fromWire(visit, spanish)).toEqual(english);
});

it('says centavos in pesos, and back', () => {
  const sums = object({ amountCents: wire('monto', described(nullable(cents), 'in all')) });
  expect(toWire(sums, { amountCents: 1_999 })).toEqual({ monto: 19.99 });
  expect(fromWire(sums, { monto: 19.99 })).toEqual({ amountCents: 1_999 });
  expect(toWire(sums, { amountCents: null })).toEqual({ monto: null });
});

it('leaves out what the shape does not name', () => {
  expect(toWire(visit, { ...english, secret: 'of the server' })).toEqual(spanish);
});

it('passes on what is none of the free words, which their use case refuses', () => {
  expect(toWire(visit, { reason: '' })).toEqual({ motivo: '' });
  expect(fromWire(visit, { motivo: 'otra' })).toEqual({ reason: undefined });
});

it('tells a word that may be missing from one that there is not', () => {
  const asked = object({ age: wire('edad', optionalFreeWord(kind)) });
  expect(fromWire(asked, { edad: 'nota' })).toEqual({ age: 'note' });
  expect(fromWire(asked, { edad: '' })).toEqual({ age: undefined });
  expect(fromWire(asked, { edad: null })).toEqual({ age: null });
  expect(fromWire(asked, { edad: 'note' })).toEqual({ age: false });
});

it('tells what is wrong within a list that is one field of the whole list', () => {
  const lent = object({ lent: wire('prestamos', list(done, { isOneField: true })) });
  expect(wirePath(lent, 'lent.0.lot')).toBe('prestamos');
});

it('refuses a word of the portal that it does not know', () => {
  expect(() => fromWire(visit, { aplicado: [{ tipo: 'otra' }] })).toThrow(TypeError);
});

it('chooses among objects by their constants and by what they have', () => {
  const block = oneOf(
    object({ kind: wire('tipo', constant('texto')), words: wire('texto', text) }),
    object({ kind: wire('tipo', constant('boton')), label: wire('etiqueta', text) }),
  );
  expect(toWire(block, { kind: 'boton', label: 'Donar' })).toEqual({
    tipo: 'boton',
    etiqueta: 'Donar',
  });
  expect(fromWire(block, { tipo: 'texto', texto: 'Hola' })).toEqual({
    kind: 'texto',
    words: 'Hola',
  });
});

it('names the place of what is wrong on either side', () => {
  expect(wirePath(visit, 'done.0.lot')).toBe('aplicado.0.lote');
  expect(englishPath(visit, 'aplicado.0.lote')).toBe('done.0.lot');
  expect(wirePath(visit, 'next.kind')).toBe('proxima.tipo');
  expect(wirePath(visit, 'elsewhere')).toBe('elsewhere');
});

const blocks = variants(
  'tipo',
  object({ kind: wire('tipo', constant('text', 'texto')), words: wire('texto', text) }),
  object({ kind: wire('tipo', constant('pets', 'mascotas')), ids: wire('mascotas', list(text)) }),
);

it('tells variants apart by constants that have another word on the wire', () => {
  const written = [{ kind: 'pets', ids: ['1'] } as const, { kind: 'text', words: 'Hola' } as const];
  const said = [
    { tipo: 'mascotas', mascotas: ['1'] },
    { tipo: 'texto', texto: 'Hola' },
  ];
  expect(toWire(list(blocks), written)).toEqual(said);
  expect(fromWire(list(blocks), said)).toEqual(written);
});

it('passes on a choice that this version does not know', () => {
  const due = object({ kind: wire('tipo', choice(['adopters', 'messages'])) });
  expect(fromWire(due, { tipo: 'of a later version' })).toEqual({ kind: 'of a later version' });
});

const label = { es: '', en: '' };
const person = entity(
  {
    city: field('domicilio.ciudad', 'text', label, own),
    roles: wordList('roles', vocabulary({ member: 'portal' }), label, own),
    secret: field(null, 'text', label, internal),
  },
  { id: 'Person', always: 'owner', further: { isNew: wire('nuevo', flag) } },
);

it('says an entity by its fields, with what stands beside them and without what has no name there', () => {
  const ana = { city: 'Cancún', roles: ['member'], isNew: true };
  const said = { domicilio: { ciudad: 'Cancún' }, roles: ['portal'], nuevo: true };
  expect(toWire(person, { ...ana, secret: 'of the server' })).toEqual(said);
  expect(fromWire(person, said)).toEqual(ana);
  expect(() => fromWire(person, { ...said, roles: ['owner'] })).toThrow(TypeError);
});
