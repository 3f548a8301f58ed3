import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { createPageCache, registerPages } from '#server/http/pages.ts';
import type { PageRequest } from '#server/web/page-request.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { addUser, clock } from '../pets/add-pets.ts';

describeOnSqlite('a link to a draft', (databases) => {
  /** Pages that say what their loader reads, and how often one was made. */
  async function openPages() {
    const config = await databases.newConfig({ SITE_URL: 'https://casa.example' });
    const context = await createTestContext(config, { clock });
    const app = Fastify();
    let made = 0;
    const answerPage = async ({ context: { app: portal, language, preview } }: PageRequest) => {
      made += 1;
      const { title } = await portal.content.shown('faqs', language, preview);
      return { status: 200, headers: { 'content-type': 'text/html' }, body: title };
    };
    await registerPages(app, context, {
      load: async () => ({ answerPage }),
      files: { addressOf: () => '', scriptsOf: () => [], stylesOf: () => '' },
      cache: createPageCache(context),
      sendFile: () => undefined,
    });
    const viewer: Viewer = {
      kind: 'user',
      id: await addUser(context.database, ['editor']),
      roles: ['editor'],
    };
    const { value } = await context.content.find(viewer, 'faqs');
    const draft = { ...(value as object), title: { es: 'En borrador', en: 'Drafted' } };
    await context.content.saveDraft(
      { viewer, address: '' },
      { key: 'faqs', revision: 0, value: draft },
    );
    return {
      context,
      token: (await context.content.preview(viewer, 'faqs')).token,
      get: (path: string) => app.inject({ url: path }),
      made: () => made,
      async close() {
        await app.close();
        await context.close();
      },
    };
  }

  test('shows it to its holder: nobody keeps the page, and no search engine lists it', async () => {
    const { token, get, close } = await openPages();
    const shown = await get(`/preguntas-frecuentes?vista-previa=${token}`);
    expect(shown.body).toBe('En borrador');
    expect(shown.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    expect((await get('/preguntas-frecuentes')).body).toBe('Preguntas frecuentes');
    expect((await get(`/faqs?vista-previa=${token}`)).body).toBe('Drafted');
    await close();
  });

  test('that is made up is the public page from the cache: it costs nothing', async () => {
    const { token, get, made, close } = await openPages();
    await get('/preguntas-frecuentes');
    for (const wrong of ['x', `${token}x`, token.replace('faqs', 'terms')]) {
      const answer = await get(`/preguntas-frecuentes?vista-previa=${wrong}`);
      expect(answer.body).toBe('Preguntas frecuentes');
      expect(answer.headers['cache-control']).toContain('public');
    }
    expect(made()).toBe(1);
    await close();
  });
});
