import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { sourceFiles } from '#server/http/page-files.ts';
import { createPageCache, registerPages } from '#server/http/pages.ts';
import type { PageAnswer, PageRequest } from '#server/web/page-request.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';

const moved = '/mascotas/rehabilitacion/7';

/** A list, and a pet's page that has moved. */
async function answerPage({ context: { page } }: PageRequest): Promise<PageAnswer> {
  const html = { 'content-type': 'text/html' };
  if (page !== 'adoptionPet') return { status: 200, headers: html, body: 'list' };
  return { status: 301, headers: { location: moved, 'cache-control': 'no-cache' }, body: '' };
}

describeOnSqlite('the address of a page', (databases) => {
  let context: Context;
  let app: FastifyInstance;
  beforeAll(async () => {
    context = await createTestContext(await databases.newConfig());
    app = Fastify();
    const options = { files: sourceFiles, cache: createPageCache(context) };
    await app.register(async (scope) =>
      registerPages(scope, context, {
        ...options,
        load: async () => ({ answerPage }),
        sendFile: () => undefined,
      }),
    );
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  const open = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url });
    return { statusCode, location: headers.location, caching: headers['cache-control'] };
  };

  it.each([
    [
      '/mascotas/adopcion?especie=gato&ciudad=&entidad_federativa=&edad=&unidad=a%C3%B1os',
      '/mascotas/adopcion?especie=gato',
    ],
    ['/mascotas/adopcion?ciudad=+&edad=&unidad=meses', '/mascotas/adopcion'],
    ['/eventos/adopcion?fecha=&ciudad=Tulum&estado=&cp=', '/eventos/adopcion?ciudad=Tulum'],
    ['/mascotas/adopcion?ciudad=&utm_source=boletin', '/mascotas/adopcion?utm_source=boletin'],
  ])('loses what a form without JavaScript leaves empty: %s', async (sent, clean) => {
    expect(await open(sent)).toMatchObject({ statusCode: 301, location: clean });
    expect((await open(clean)).statusCode).toBe(200);
  });

  it.each([
    '/mascotas/adopcion?edad=2&unidad=meses',
    '/mascotas/adopcion?tamano=peque%C3%B1o&tamano=mediano&pagina=2',
    '/mascotas/adopcion?desconocido=',
  ])('stays where nothing is empty that the page reads: %s', async (url) => {
    expect((await open(url)).statusCode).toBe(200);
  });

  it.each([
    ['/mascotas.data', '/mascotas/adopcion'],
    ['/mascotas/adopcion/.data', '/mascotas/adopcion'],
    ['/mascotas/adopcion.data?especie=gato&ciudad=', '/mascotas/adopcion?especie=gato'],
    ['/no-such-page.data', '/'],
  ])(
    'leads a browser that asks for the data of %s to a page, not to a document',
    async (url, to) => {
      const { statusCode, headers, body } = await app.inject({ url });
      expect([statusCode, headers['cache-control']]).toEqual([202, 'no-store']);
      expect(JSON.parse(body)).toEqual({ redirect: to });
    },
  );

  it('leads to where a page has moved with its query, and no browser keeps that', async () => {
    const answer = { statusCode: 301, location: moved, caching: 'no-cache' };
    expect(await open('/mascotas/adopcion/7')).toEqual(answer);
    expect(await open('/mascotas/adopcion/7?utm_source=chat&a=%26')).toEqual({
      ...answer,
      location: `${moved}?utm_source=chat&a=%26`,
    });
  });
});
