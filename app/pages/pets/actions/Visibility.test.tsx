// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { en } from '#app/i18n/en/index.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { SiteProvider } from '#app/site.ts';
import type { Language } from '#domain/language.ts';
import type { PetStatus, Sex } from '#domain/pets/vocabularies.ts';
import type { ManagedPet } from './managed-pet.ts';
import { Visibility } from './Visibility.tsx';

afterEach(cleanup);

const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };

function shown(
  sex: Sex,
  { status, deletedOn = null }: { status: PetStatus; deletedOn?: string | null },
  language: Language = 'es',
) {
  const pet = {
    description: { sex, microchip: null },
    status,
    deletedOn,
    history: [{ date: '2020-03-05', status }],
    media: [],
    sharesMicrochipWith: [],
  } as unknown as ManagedPet;
  const { container } = render(
    <MemoryRouter>
      <SiteProvider value={site}>
        <TextsProvider language={language} dictionary={{ es, en }[language]}>
          <Visibility pet={pet} />
        </TextsProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
  return container.textContent;
}

test.each([
  ['male', 'adopted', 'Adoptado desde el 5 de marzo de 2020'],
  ['female', 'adopted', 'Adoptada desde el 5 de marzo de 2020'],
  ['male', 'returned', 'Devuelto desde el 5 de marzo de 2020'],
  ['male', 'deceased', 'Fallecido desde el 5 de marzo de 2020'],
  ['female', 'deceased', 'Fallecida desde el 5 de marzo de 2020'],
  ['male', 'paused', 'En pausa desde el 5 de marzo de 2020'],
] as const)('of a %s animal that is %s: %s', (sex, status, text) => {
  expect(shown(sex, { status })).toBe(text);
});

test('one that was deleted agrees with its sex as well', () => {
  const deleted = { status: 'adoption', deletedOn: '2020-03-06' } as const;
  expect(shown('male', deleted)).toBe('Eliminado el 6 de marzo de 2020');
  expect(shown('female', deleted)).toBe('Eliminada el 6 de marzo de 2020');
  expect(shown('male', deleted, 'en')).toBe('Deleted on March 6, 2020');
});
