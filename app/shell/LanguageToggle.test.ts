import { describe, expect, it } from 'vitest';
import { alternateAddress } from './LanguageToggle.tsx';

describe('where the language toggle leads', () => {
  it.each([
    ['/', '', 'en', '/home'],
    ['/home', '', 'es', '/'],
    ['/us/shelters', '', 'es', '/nosotros/albergues'],
    ['/mascotas/adopcion', '?especie=gato&pagina=2', 'en', '/pets/adoption?especie=gato&pagina=2'],
    ['/mascotas/adopcion/0190f5e2', '', 'en', '/pets/adoption/0190f5e2'],
    ['/informate', '', 'en', '/contact/inform-yourself'],
    ['/login', '', 'en', '/login'],
  ] as const)('from %s%s to %s', (pathname, search, language, address) => {
    expect(alternateAddress(pathname, search, language)).toBe(address);
  });

  it('goes home from the adoption events, which have no entry in it', () => {
    expect(alternateAddress('/eventos/adopcion', '', 'en')).toBe('/home');
    expect(alternateAddress('/eventos/adopcion', '', 'es')).toBe('/eventos/adopcion');
  });
});
