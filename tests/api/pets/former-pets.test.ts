import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoadContext, LoaderArgs } from '#app/load-context.ts';
import { loader } from '#app/pages/pets/public/PetPage.loader.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import type { Context } from '#server/context.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, clock, secret } from './add-pets.ts';

const pages = { adoption: 'adoptionPet', rehabilitation: 'rehabilitationPet' } as const;
const history = (...entries: [date: string, status: string][]) => ({
  history_json: JSON.stringify(entries.map(([date, status]) => ({ date, status }))),
});
const inAdoption: [string, string] = ['2026-09-01', 'adoption'];

describeOnBothDatabases('the old link of a pet', (databases) => {
  let context: Context;
  beforeAll(async () => {
    context = await createTestContext(await databases.newConfig(), { clock });
    await addPet(context.database, { name: 'Canela' });
  });
  afterAll(() => context.close());

  const open = (id: string, programme: Programme = 'adoption', signedIn = false) => {
    const page = pages[programme];
    const load: LoadContext = { app: context, language: 'es', page, signedIn };
    const request = new Request(`https://casa.example/mascotas/${id}`);
    return loader({
      request,
      params: { id },
      context: load,
    } as unknown as LoaderArgs);
  };

  it('tells since when it has a family, shows its face, names others like it, and nothing else', async () => {
    const adopted = history(inAdoption, ['2026-11-12', 'adopted']);
    const id = await addPet(context.database, { name: 'Luna', status: 'adopted', ...adopted });
    const found = await open(id);
    expect(found).toMatchObject({
      kind: 'former',
      pet: {
        id,
        name: 'Luna',
        species: 'dog',
        sex: 'female',
        became: { kind: 'adopted', on: '2026-11-12' },
      },
      portrait: { id: 'portrait' },
      similar: [{ name: 'Canela' }],
    });
    const told = found.kind === 'former' ? found.pet : {};
    expect(Object.keys(told).sort()).toEqual(['became', 'id', 'name', 'sex', 'species']);
    expect(JSON.stringify(found)).not.toContain(secret);
  });

  it.each([
    { status: 'paused' },
    { status: 'deceased' },
    { status: 'returned' },
    { status: 'adoption', expires_on: '2026-11-19' },
  ])('tells of one that is %o only that it is not shown', async (changes) => {
    const id = await addPet(context.database, { ...history(inAdoption), ...changes });
    expect(await open(id)).toMatchObject({
      kind: 'former',
      pet: { became: { kind: 'withdrawn' } },
      portrait: undefined,
    });
  });

  it('shows the picture of an adopted pet that is older than its family', async () => {
    const { database } = context;
    const adopted = { status: 'adopted', ...history(inAdoption, ['2026-10-05', 'adopted']) };
    await addPet(database, { created_at: '2026-10-02T12:00:00.000Z', pictures: ['older'] });
    // Taken in on November 1, as every picture here is but that one.
    const both = await addPet(database, { ...adopted, pictures: ['newer', 'older'] });
    expect(await open(both)).toMatchObject({ portrait: { id: 'older' } });
    const none = await addPet(database, { ...adopted, pictures: ['newer'] });
    expect(await open(none)).toMatchObject({ kind: 'former', portrait: undefined });
  });

  it.each([false, true])(
    'leads for good to the programme that it is in now (signed in: %s)',
    async (signedIn) => {
      const id = await addPet(context.database, { name: 'Rocky' });
      await expect(open(id, 'rehabilitation', signedIn)).rejects.toSatisfy(
        ({ status, headers }: Response) =>
          status === 301 &&
          headers.get('location') === `/mascotas/adopcion/${id}` &&
          headers.get('cache-control') === 'no-cache',
      );
      expect(await open(id)).toMatchObject({ kind: 'shown' });
    },
  );

  it.each([
    ['is not there', undefined],
    ['is deleted', { deleted: 1 as const }],
    ['has no picture', { pictures: [] }],
    ['never was in a programme', { status: 'adopted' }],
  ])('leads to the list where the pet %s', async (_what, changes) => {
    const id = changes ? await addPet(context.database, changes) : 'no-such-pet';
    await expect(open(id)).rejects.toSatisfy(
      (answer: Response) => answer.headers.get('location') === '/mascotas/adopcion',
    );
    // Whoever is signed in gets the same for all of them: their own calls tell whether it is theirs.
    const frame = { kind: 'own', programme: 'adoption', id };
    expect(await open(id, 'adoption', true)).toEqual(frame);
  });
});
