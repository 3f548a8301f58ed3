import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { en } from '#app/i18n/en/index.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import type { Language } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { Papers } from './Papers.tsx';

const luna = {
  name: 'Luna',
  vaccines: '',
  dewormed: true,
  sterilized: false,
  folderId: null,
} as PublicPet;

function papersOf(pet: PublicPet, language: Language): string {
  return renderToString(
    <TextsProvider language={language} dictionary={{ es, en }[language]}>
      <MemoryRouter>
        <Papers pet={pet} />
      </MemoryRouter>
    </TextsProvider>,
  );
}

it('says in both languages that there is no folder yet', () => {
  expect(papersOf(luna, 'es')).toContain('Esta mascota aún no cuenta con un expediente abierto');
  expect(papersOf(luna, 'en')).toContain('This pet does not have an open document folder yet');
});

it('leads to the folder that there is', () => {
  const html = papersOf({ ...luna, folderId: 'f/7' }, 'es');
  expect(html).toContain('href="/expediente-azul/expediente/Luna/f%2F7"');
  expect(html).not.toContain('aún no cuenta');
});

it('tells what is done, what is not and what nobody wrote', () => {
  const html = papersOf(luna, 'es');
  expect(html).toContain(`<p>${es.pets.pet.papers.dewormed(true)}</p>`);
  expect(html).toContain(`<p>${es.pets.pet.papers.sterilized(false)}</p>`);
  expect(html).toContain(es.pets.pet.papers.vaccinesUntold);
});

it('marks what rescuers write as Spanish on English pages', () => {
  const html = papersOf({ ...luna, vaccines: 'Séxtuple y rabia' }, 'en');
  expect(html).toContain('<span lang="es-MX">Séxtuple y rabia</span>');
});
