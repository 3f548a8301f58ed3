// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { ApplicationPet } from '#app/adoption/application-pets.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import { ReturnedPets } from './ReturnedPets.tsx';
import type { FoundApplication } from './received-calls.ts';

afterEach(cleanup);

function linksWhere(status: 'adopted' | 'returned', petStatus: PetStatus) {
  const application = { status, petId: 'p', secondPetId: null } as FoundApplication['application'];
  const pet: ApplicationPet = {
    id: 'p',
    name: 'Canela',
    sex: 'female',
    status: petStatus,
    picture: undefined,
  };
  render(
    <MemoryRouter>
      <TextsProvider language="es" dictionary={es}>
        <ReturnedPets application={application} pets={new Map([['p', pet]])} />
      </TextsProvider>
    </MemoryRouter>,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

test('a pet that came back leads to where it is listed again, until it is', () => {
  expect(linksWhere('returned', 'returned')).toEqual(['/mascotas/mis-adopciones?estado_de=p']);
  cleanup();
  expect(linksWhere('returned', 'adoption')).toEqual([]);
  cleanup();
  expect(linksWhere('adopted', 'adopted')).toEqual([]);
});
