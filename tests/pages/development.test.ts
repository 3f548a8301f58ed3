import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrationDataId } from '#app/hydration-data.ts';
import { dataPath } from '#domain/data-address.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { type Context, createContext } from '#server/context.ts';
import { buildApp } from '#server/http/app.ts';
import { anyPet } from '../e2e/pets.ts';
import { portal } from '../setup/portal.ts';
import { tutorialVideo } from '../setup/tutorial-video.ts';

/** The sources beside the built portal, on the same data. What Vite adds to a document is its own. */
describe('development', () => {
  let context: Context;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    const { dataDir: DATA_DIR, url: SITE_URL } = portal;
    const own = { NODE_ENV: 'test', LOG_LEVEL: 'silent' };
    const same = { DATA_DIR, SITE_URL, DEMO: '1', TUTORIAL_FILM_BOOKLET_FROM_EMAIL: tutorialVideo };
    const env = { ...own, ...same };
    context = await createContext(loadConfig(readEnv(env)));
    app = await buildApp(context, {
      load: () => import('#app/entry.server.tsx'),
      files: { transform: async (_, html) => html },
    });
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  it.each([
    ['home', '/'],
    ['home in English', '/home'],
    ['the list', '/pets/adoption?especie=gato'],
    ['a pet', async () => `/mascotas/adopcion/${(await anyPet('adopcion')).id}`],
    ['donations', '/donaciones'],
    ['signing in', '/login'],
    ['a page without anything to show', '/mascotas/adopcion?ciudad=Atlantis'],
  ])('writes the document that production writes: %s', async (_, at) => {
    const path = typeof at === 'string' ? at : await at();
    const [own, built] = await Promise.all([app.inject(path), fetch(portal.url + path)]);
    expect(own.statusCode).toBe(built.status);
    expect(comparable(own.body)).toEqual(comparable(await built.text()));
  });

  it.each([
    ['home', '/', ''],
    ['the list', '/pets/adoption', '?especie=gato'],
    ['frequent questions', '/preguntas-frecuentes', ''],
    ['an event that is not there', '/eventos/adopcion/no-such-event', ''],
    ['an address that only leads to another', '/mascotas', ''],
  ])('answers the data that production answers: %s', async (_, pathname, search) => {
    const path = dataPath(pathname) + search;
    const built = await fetch(portal.url + path, { redirect: 'manual' });
    const own = await app.inject(path);
    expect(own.statusCode).toBe(built.status);
    expect(own.headers.location).toBe(built.headers.get('location') ?? undefined);
    expect(own.body).toBe(await built.text());
  });
});

const namesOfTheBuild: [pattern: RegExp, replacement: string][] = [
  [/ class="[^"]*"/g, ''],
  [/"\/(?:app|assets|content)\/[^"]*"/g, '"(file)"'],
];

/** Tag by tag, without styles, preloads and what the build names. */
function comparable(text: string): string[] {
  const document = parse(text);
  const data = document.querySelector(`#${hydrationDataId}`);
  const { module: _, ...hydration } = JSON.parse(data?.textContent ?? '');
  data?.set_content(JSON.stringify(hydration));
  for (const own of document.querySelectorAll('link[rel=modulepreload], style')) own.remove();
  let html = document.toString();
  for (const [pattern, replacement] of namesOfTheBuild) html = html.replace(pattern, replacement);
  return html.split(/(?=<)/);
}
