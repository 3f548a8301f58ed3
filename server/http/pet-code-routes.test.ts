import Fastify, { type FastifyInstance } from 'fastify';
import { toString as drawQrCode } from 'qrcode';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { registerPetCodeRoutes } from './pet-code-routes.ts';

const id = '0190a0de-0000-7000-8000-000000000001';

describe('the code on a printed pet page', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    const config = { siteUrl: 'https://casa.example' } as Context['config'];
    registerPetCodeRoutes(app, { context: { config } });
  });
  afterAll(() => app.close());

  const codeOf = (address: string) =>
    drawQrCode(address, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });

  it.each([
    ['adoption', 'es', '/mascotas/adopcion/'],
    ['adoption', 'en', '/pets/adoption/'],
    ['rehabilitation', 'es', '/mascotas/rehabilitacion/'],
    ['rehabilitation', 'en', '/pets/rehabilitation/'],
  ])('leads to the page of %s in %s', async (programme, language, path) => {
    const { body, headers } = await app.inject(`/codigo-qr/${programme}/${id}/${language}.svg`);
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(body).toBe(await codeOf(`https://casa.example${path}${id}`));
  });

  it.each([
    `/codigo-qr/adopted/${id}/es.svg`,
    `/codigo-qr/adoption/${id}/fr.svg`,
    '/codigo-qr/adoption/https:%2F%2Fevil.example/es.svg',
    `/codigo-qr/adoption/${'a'.repeat(5_000)}/es.svg`,
  ])('draws no other address: %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
