import { describe, expect, it } from 'vitest';
// The browser has loaded all pages where an address has an origin.
import '#domain/site-map.ts';
import { findOrigin, loginPathFrom, withOrigin } from './origin.ts';

const searchOf = (path: string) => path.slice(path.indexOf('?'));

describe('where a sign-in leads', () => {
  it.each([
    '/mi-perfil',
    '/mi-perfil#seguridad',
    '/mascotas/adopcion/registrar?paso=2&a=b%20c',
    '/mascotas/mis-adopciones?pagina=2#rayo?#x',
  ])('back to %s', (origin) => {
    expect(findOrigin(searchOf(loginPathFrom('es', origin)), 'es')).toBe(origin);
  });

  it('survives the way through another page for guests', () => {
    const { search } = new URL(loginPathFrom('es', '/mi-perfil'), 'http://portal');
    expect(findOrigin(searchOf(withOrigin('/registro', search)), 'es')).toBe('/mi-perfil');
  });

  it('keeps to the language of the document', () => {
    expect(findOrigin('?origen=/mascotas/mis-adopciones', 'en')).toBe('/pets/my-adoptions');
  });

  it('home when there is none', () => {
    expect(findOrigin('', 'es')).toBeUndefined();
  });

  it.each([
    'https://example.org/mi-perfil',
    '//example.org/mi-perfil',
    '/\\example.org',
    'javascript:alert(1)',
    '/no-such-page',
    '/login?origen=/login',
    '#/mi-perfil',
    '//example.org#/mi-perfil',
    '/recovery-change/ana@example.mx/token',
  ])('home for %s', (origin) => {
    expect(findOrigin(`?${new URLSearchParams({ origen: origin })}`, 'es')).toBeUndefined();
  });
});
