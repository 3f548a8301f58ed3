import { afterEach, expect, it } from 'vitest';
import type { LoadContext, LoaderArgs } from '#app/load-context.ts';
import { loader } from '#app/pages/adoption/ApplyPage.loader.ts';
import { siteOf } from '#app/site.server.ts';
import type { Context } from '#server/context.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { addPet, clock, secret } from '../pets/add-pets.ts';

describeOnSqlite('the page on which families apply', (databases) => {
  let context: Context | undefined;
  afterEach(async () => {
    await context?.close();
    context = undefined;
  });

  async function start(env: Record<string, string> = {}) {
    context = await createTestContext(await databases.newConfig(env), { clock });
    return context;
  }
  async function open(app: Context, id: string) {
    const load: LoadContext = { app, language: 'en', page: 'applyForPet' };
    const request = new Request(`https://casa.example/pets/adoption/apply/${id}`);
    const args = { request, params: { id }, context: load } as unknown as LoaderArgs;
    try {
      return await loader(args);
    } catch (response) {
      return (response as Response).headers.get('location');
    }
  }

  it('shows what is compared with a family, and nothing else', async () => {
    const app = await start();
    const id = await addPet(app.database, { name: 'Canela' });
    const found = await open(app, id);
    expect(found).toMatchObject({ pet: { id, name: 'Canela', goodWithChildren: 'unknown' } });
    expect(JSON.stringify(found)).not.toContain(secret);
  });

  it.each([{ status: 'paused' }, { status: 'adopted' }, { status: 'rehabilitation' }])(
    'leads to the page of one that is %o',
    async (changes) => {
      const app = await start();
      const id = await addPet(app.database, changes);
      expect(await open(app, id)).toBe(`/pets/adoption/${id}`);
    },
  );

  it.each([
    [{ ADOPTION_FLOW: 'chat' }, false],
    [{ ADOPTION_APPLICATION: 'adopta@casa.example' }, false],
    [{ ADOPTION_APPLICATION: 'adopta@casa.example', ADOPTION_FLOW: 'applications' }, true],
    [{}, true],
  ])('with %j families apply here: %s', async (env, isHere) => {
    const app = await start(env);
    const id = await addPet(app.database, {});
    const site = await siteOf({ app, language: 'es', page: 'applyForPet' });
    expect(site.takesApplications).toBe(isHere);
    const found = await open(app, id);
    if (isHere) expect(found).toMatchObject({ pet: { id } });
    else expect(found).toBe(`/pets/adoption/${id}`);
  });
});
