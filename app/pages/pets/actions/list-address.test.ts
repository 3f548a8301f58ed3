import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { resolvePath } from '#domain/site-map.ts';
import { addressOf, type ListView, sections, viewFrom } from './list-address.ts';

const first: ListView = {
  section: 'adoption',
  term: '',
  ownOnly: false,
  newestFirst: false,
  expiringOnly: false,
  page: 1,
};

function read(address: string): ListView {
  const [path = '', query] = address.split('?');
  const match = resolvePath(path);
  if (match.kind !== 'page') throw new Error(`no page at ${path}`);
  return viewFrom(match.page.id, new URLSearchParams(query));
}

test.each(languages.flatMap((language) => sections.map((section) => [language, section] as const)))(
  'an address (%s) brings back the list of %s',
  (language, section) => {
    const term = 'ñandú & co';
    const view: ListView = {
      ...{ section, term, page: 3 },
      ...{ ownOnly: true, newestFirst: true, expiringOnly: true },
    };
    expect(read(addressOf(view, language))).toEqual(view);
  },
);

test('each programme has its own address, the others share one', () => {
  expect(addressOf(first, 'es')).toBe('/mascotas/mis-adopciones');
  expect(addressOf({ ...first, section: 'adopted' }, 'en')).toBe('/pets/adopted');
  expect(addressOf({ ...first, section: 'paused' }, 'es')).toBe(
    '/mascotas/adoptadas?estado=pausado',
  );
});

test('an unknown status shows the adopted ones', () => {
  expect(read('/mascotas/adoptadas?estado=perdido').section).toBe('adopted');
});
