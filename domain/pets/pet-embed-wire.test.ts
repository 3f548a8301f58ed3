import { expect, it } from 'vitest';
import { embedSnippet, isReadable } from './pet-embed-wire.ts';
import { embedFilters } from './pet-feed-wire.ts';

const snippetOf = (query: string) =>
  embedSnippet('https://casa.example', new URLSearchParams(query), embedFilters);

it('the snippet says what was chosen and leaves out what is as usual', () => {
  expect(snippetOf('')).toBe(
    '<script async src="https://casa.example/widgets/mascotas.js" data-numero="6" data-idioma="es"></script>',
  );
  expect(snippetOf('programa=rehabilitacion')).toContain('data-filtro="programa=rehabilitacion"');
  expect(
    snippetOf(
      'programa=adopcion&especie=perro&ciudad=San%20Juan&orden=recientes&numero=99&idioma=en&acento=%23C2125C&fondo=%23000000',
    ),
  ).toBe(
    '<script async src="https://casa.example/widgets/mascotas.js" data-filtro="especie=perro&amp;ciudad=San+Juan" data-numero="24" data-idioma="en" data-fondo="#000000"></script>',
  );
});

it('nothing that is typed leaves its attribute', () => {
  const snippet = snippetOf('ciudad="><script>alert(1)</script>&acento=red;}&idioma="x&numero="');
  expect(snippet.match(/[<>]/g)).toHaveLength(4);
  expect(snippet).not.toContain('alert(1)<');
  expect(snippet).not.toContain('red');
});

it('texts are told from what is hard to read', () => {
  expect(isReadable('#2b1230', '#fffdf8')).toBe(true);
  expect(isReadable('#999999', '#ffffff')).toBe(false);
});
