// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import type { Language } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { serverPage } from '#tests/setup/server-page.tsx';
import { Papers } from './Papers.tsx';

const luna = {
  name: 'Luna',
  vaccines: '',
  dewormed: true,
  sterilized: false,
  folderId: null,
} as PublicPet;

const papersOf = (
  pet: PublicPet,
  language: Language = 'es',
  checklist?: ComponentProps<typeof Papers>['checklist'],
) =>
  serverPage(
    <MemoryRouter>
      <Papers pet={pet} checklist={checklist} />
    </MemoryRouter>,
    language,
  );

it('says in both languages that there is no folder yet', () => {
  papersOf(luna).getByText(/Esta mascota aún no cuenta con un expediente abierto/);
  papersOf(luna, 'en').getByText(/This pet does not have an open document folder yet/);
});

it('leads to the folder that there is', () => {
  const page = papersOf({ ...luna, folderId: 'f/7' });
  const addresses = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toContain('/expediente-azul/expediente/Luna/f%2F7');
  expect(page.queryByText(/aún no cuenta/)).toBeNull();
});

it('tells what is done, what is not and what nobody wrote', () => {
  const page = papersOf(luna);
  page.getByText(es.pets.pet.papers.dewormed(true));
  page.getByText(es.pets.pet.papers.sterilized(false));
  page.getByText(es.pets.pet.papers.vaccinesUnknown);
});

it('marks what rescuers write as Spanish on English pages', () => {
  const page = papersOf({ ...luna, vaccines: 'Séxtuple y rabia' }, 'en');
  expect(page.getByText('Séxtuple y rabia').lang).toBe('es-MX');
});

it('tells how the documents of its folder stand', () => {
  const checklist = [
    { name: 'Cartilla de vacunación', status: 'valid', statusName: 'Válido' },
    { name: 'Identificación', status: 'excluded', statusName: 'No hace falta' },
  ] as const;
  const rows = papersOf({ ...luna, folderId: 'f7' }, 'es', checklist).getAllByRole('listitem');
  expect(rows.slice(-2).map(({ textContent }) => textContent)).toEqual([
    'Cartilla de vacunaciónVálido',
    'IdentificaciónNo hace falta',
  ]);
});
