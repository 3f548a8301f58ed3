import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LoadContext, LoaderArgs } from '#app/load-context.ts';
import { loader } from '#app/pages/pets/public/PetListPage.loader.ts';
import type { PageId } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';
import { createPetPlaces } from '#server/features/animals/pets/core/pet-places.service.ts';
import { buildApp } from '#server/http/app.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, clock, secret } from './add-pets.ts';

const jalisco = { city: 'Guadalajara', federal_state: 'Jalisco' };

describeOnBothDatabases('the lists of a species and a place', (databases) => {
  let context: Context;
  beforeAll(async () => {
    context = await createTestContext(await databases.newConfig(), { clock });
    const { database } = context;
    await addPet(database, { name: 'Canela' });
    await addPet(database, { name: 'Kinich', city: 'TULUM' });
    await addPet(database, { name: 'Miel', species: 'cat' });
    await addPet(database, { name: 'Lejana', city: 'Nueva Tulum' });
    await addPet(database, { name: 'Jericalla', ...jalisco });
    await addPet(database, { name: 'Herida', ...jalisco, status: 'rehabilitation' });
    await addPet(database, { name: 'Con familia', status: 'adopted', city: 'Izamal' });
    await addPet(database, { name: 'Vencida', expires_on: '2026-11-19', city: 'Izamal' });
    await addPet(database, { name: 'Borrada', deleted: 1, city: 'Izamal' });
  });
  afterAll(() => context.close());

  async function open(page: PageId, place?: string, query = '', language: 'es' | 'en' = 'es') {
    const load: LoadContext = { app: context, language, page };
    const request = new Request(`https://casa.example/${page}/${place ?? ''}${query}`);
    const { data, init } = await loader({
      request,
      params: place === undefined ? {} : { place },
      context: load,
    } as unknown as LoaderArgs);
    return { ...data, status: init?.status ?? 200 };
  }

  const names = ({ pets }: { pets: { name: string }[] }) => pets.map(({ name }) => name).sort();

  it('show those pets alone, under a title that people search for', async () => {
    const dogs = await open('adoptionDogsIn', 'tulum');
    expect(dogs).toMatchObject({
      status: 200,
      isIndexed: true,
      heading: 'Perros en adopción en Tulum',
      path: '/perros-en-adopcion/tulum',
      count: '2 mascotas',
    });
    expect(dogs.lead).toContain('Adopta un perro en Tulum, Quintana Roo: hoy buscan familia 2.');
    expect(names(dogs)).toEqual(['Canela', 'Kinich']);
    const state = await open('adoptionPetsIn', 'quintana-roo', '', 'en');
    expect(state.heading).toBe('Dogs and cats for adoption in Quintana Roo');
    expect(names(state)).toEqual(['Canela', 'Kinich', 'Lejana', 'Miel']);
    const cats = await open('adoptionCats');
    expect(cats).toMatchObject({ heading: 'Gatos en adopción', isIndexed: true });
    expect(names(cats)).toEqual(['Miel']);
    expect(JSON.stringify([dogs, state, cats])).not.toContain(secret);
  });

  it('in another order or filtered are nothing for search engines', async () => {
    const ordered = await open('adoptionDogsIn', 'tulum', '?orden=espera');
    expect(ordered).toMatchObject({ status: 200, isIndexed: false });
    expect(names(ordered)).toEqual(['Canela', 'Kinich']);
  });

  it.each([
    ['adoptionPetsIn', 'atlantis', 'Perros y gatos en adopción'],
    ['adoptionPetsIn', 'izamal', 'Perros y gatos en adopción'],
    ['adoptionPetsIn', 'campeche', 'Perros y gatos en adopción en Campeche'],
    ['adoptionCatsIn', 'guadalajara', 'Gatos en adopción en Guadalajara'],
  ] as const)('%s is not found in %s, and says where others are', async (page, place, heading) => {
    const query = vi.spyOn(context.pets, 'listPublic');
    const found = await open(page, place);
    expect(found).toMatchObject({ status: 404, isIndexed: false, heading, pets: [] });
    expect(found.places.links.map(({ label }) => label)).toContain('Tulum');
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });

  it('of a place that is written in another way are a redirect', async () => {
    await expect(open('adoptionDogsIn', 'Quintana Roo')).rejects.toSatisfy(
      ({ status, headers }: Response) =>
        status === 301 && headers.get('location') === '/perros-en-adopcion/quintana-roo',
    );
  });

  it('are linked from the list by place and species, with how many are there', async () => {
    const { places } = await open('adoptionPets');
    expect(places.links).toEqual([
      { label: 'Todo México', to: '/mascotas/adopcion', isCurrent: true },
      { label: 'Tulum', to: '/mascotas-en-adopcion/tulum', pets: 3, isCurrent: false },
      { label: 'Guadalajara', to: '/mascotas-en-adopcion/guadalajara', pets: 1, isCurrent: false },
      { label: 'Nueva Tulum', to: '/mascotas-en-adopcion/nueva-tulum', pets: 1, isCurrent: false },
    ]);
    expect(places.more.states).toMatchObject([
      { label: 'Quintana Roo', to: '/mascotas-en-adopcion/quintana-roo', pets: 4 },
      { label: 'Jalisco', to: '/mascotas-en-adopcion/jalisco', pets: 1 },
    ]);
    const ofDogs = await open('adoptionDogsIn', 'tulum');
    expect(ofDogs.places.links[1]).toEqual({
      ...{ label: 'Tulum', to: '/perros-en-adopcion/tulum', pets: 2, isCurrent: true },
    });
    expect(ofDogs.places.species.links.map(({ to }) => to)).toEqual([
      '/mascotas-en-adopcion/tulum',
      '/perros-en-adopcion/tulum',
      '/gatos-en-adopcion/tulum',
    ]);
  });

  it('keep what else is asked for', async () => {
    const { places } = await open('adoptionPets', undefined, '?sexo=hembra&ciudad=Tulum');
    expect(places.links.map(({ to, pets, isCurrent }) => ({ to, pets, isCurrent }))).toMatchObject([
      { to: '/mascotas/adopcion?sexo=hembra', isCurrent: false },
      { to: '/mascotas/adopcion?sexo=hembra&ciudad=Tulum', isCurrent: true },
      { to: '/mascotas/adopcion?sexo=hembra&ciudad=Guadalajara' },
      { to: '/mascotas/adopcion?sexo=hembra&ciudad=Nueva+Tulum' },
    ]);
    expect(places.links.every(({ pets }) => pets === undefined)).toBe(true);
    const healing = await open('rehabilitationPets');
    expect(healing.places.links.map(({ to, pets }) => ({ to, pets }))).toEqual([
      { to: '/mascotas/rehabilitacion', pets: undefined },
      { to: '/mascotas/rehabilitacion?ciudad=Guadalajara', pets: 1 },
    ]);
  });

  it('stand in the sitemap with their alternate-language URLs, and places without pets do not', async () => {
    const app = await buildApp(context);
    const { body } = await app.inject({ url: '/sitemap.xml' });
    for (const path of [
      '/perros-en-adopcion',
      '/cats-for-adoption',
      '/perros-en-adopcion/tulum',
      '/dogs-for-adoption/guadalajara',
      '/mascotas-en-adopcion/jalisco',
    ]) {
      expect(body).toContain(`${path}</loc>`);
    }
    expect(body).not.toMatch(/izamal|campeche|gatos-en-adopcion\/guadalajara/);
    await app.close();
  });

  it('are counted once for all who ask, and again after a change', async () => {
    const statements = vi.spyOn(context.database.query, 'selectFrom');
    const counts = () => statements.mock.calls.filter(([table]) => String(table) === 'pets').length;
    await Promise.all([1, 2, 3].map(() => context.petPlaces.list('adoption')));
    expect(counts()).toBe(0);
    await addPet(context.database, { name: 'Nueva', city: 'Bacalar' });
    // By this portal itself, which then knows at once.
    await context.database.transaction((tx) => context.dataVersions.bump(tx, 'pets'));
    const [one, two] = await Promise.all([
      context.petPlaces.list('adoption'),
      context.petPlaces.list('adoption'),
    ]);
    expect(one).toBe(two);
    expect(one.cities.map(({ slug }) => slug)).toContain('bacalar');
    expect(counts()).toBe(1);
    statements.mockRestore();
  });

  it('of states count every pet, however many cities there are', async () => {
    const { timezone } = context.config;
    const few = createPetPlaces({ ...context, timezone, mostGroups: 2 });
    const { cities, states } = await few.list('adoption');
    expect(cities).toHaveLength(2);
    expect(states).toEqual((await context.petPlaces.list('adoption')).states);
  });
});
