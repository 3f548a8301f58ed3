import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { addPet } from '../pets/add-pets.ts';
import { openWire, type Wire } from './portal.ts';

describeOnSqlite('a call of the wire', (databases) => {
  let wire: Wire;
  beforeAll(async () => {
    wire = await openWire(databases);
    await addPet(wire.context.database);
  });
  afterAll(() => wire.close());

  const inject = (options: object) =>
    wire.app.inject({ method: 'POST', url: '/api/catalogos:consultar', ...options });
  const json = { 'content-type': 'application/json' };

  it('answers in the envelope, and is never stored on the way', async () => {
    const answer = await inject({ headers: json, payload: '{"schema":"mascotas"}' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.json()).toMatchObject({
      status: 'success',
      paginate: { page: 1, limit: 15, total: 1, last_page: 1 },
    });
  });

  it.each([
    ['no body', { headers: json }, 400],
    ['an empty body', { headers: json, payload: '' }, 400],
    ['broken JSON', { headers: json, payload: '{"schema":' }, 400],
    ['a list', { headers: json, payload: '[]' }, 400],
    ['null', { headers: json, payload: 'null' }, 400],
    ['a text', { headers: json, payload: '"mascotas"' }, 400],
    ['a form', { headers: { 'content-type': 'text/plain' }, payload: '{}' }, 415],
    ['no content type', { headers: { 'content-type': '' }, payload: '{}' }, 415],
    ['more than 1 MB', { headers: json, payload: `{"schema":"${'x'.repeat(1024 * 1024)}"}` }, 413],
    [
      'a body nested 100,000 levels deep',
      {
        headers: json,
        payload: `{"schema":"mascotas","filter":${'['.repeat(100_000)}"\\u0041"${']'.repeat(100_000)}}`,
      },
      422,
    ],
  ])('refuses %s', async (_what, options, status) => {
    const answer = await inject(options);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: 'error', message: expect.any(String) });
  });

  it.each([
    '{"schema":"mascotas","__proto__":{"limit":1}}',
    '{"schema":"mascotas","\\u005f_proto__":{"limit":1}}',
    '{"schema":"mascotas","filter":{"where":[{"constructor":{"prototype":{}}}]}}',
    '{"schema":"mascotas","with":[[{"prototype":1}]]}',
  ])('refuses keys that reach a prototype: %s', async (body) => {
    expect((await wire.post('catalogos:consultar', body)).status).toBe(400);
  });

  it('names some of many unknown fields, not each with all the others', async () => {
    const fields = Array.from({ length: 20_000 }, (_, index) => [`campo${index}`, 1]);
    const answer = await wire.ask(Object.fromEntries(fields));
    expect(answer.status).toBe(422);
    expect(answer.text.length).toBeLessThan(10_000);
    expect(answer.errors?.campo0).toEqual(['Este campo no existe aquí.']);
  });

  it('says once what is wrong with a text in the place of a list', async () => {
    const answer = await wire.ask({ order: 'created_at', filter: { where: 'x'.repeat(31) } });
    expect(answer.errors).toEqual({
      order: ['Aquí va una lista.'],
      'filter.where': ['Aquí va una lista.'],
    });
  });

  it('knows no other action and no other method', async () => {
    for (const action of ['catalogos:borrar_todo', 'constructor', '__proto__', 'catalogos']) {
      const answer = await wire.post(action, {});
      expect(answer).toMatchObject({ status: 404, message: 'La acción no existe.' });
      // Whatever the body is.
      expect((await wire.post(action, '{')).status).toBe(404);
    }
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await inject({ method });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('POST');
    }
  });

  it.each([
    ['Bearer forged', 'invalidToken', 'Token invalido.'],
    ['Basic cm9zYTpyb3Nh', 'noToken', 'Token de autorizacion no encontrado.'],
    ['Bearer ', 'noToken', 'Token de autorizacion no encontrado.'],
  ])('refuses the authorization %j', async (authorization, code, message) => {
    const answer = await inject({ headers: { ...json, authorization }, payload: '{}' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ status: 'error', code, message });
  });

  describe('documentation', () => {
    it('is a page that a strict policy lets through', async () => {
      const page = await wire.app.inject('/api/docs');
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.body).not.toMatch(/<script|<style| style=| on[a-z]+=/);
      expect(page.body).toContain('catalogos:consultar');
      expect((await wire.app.inject('/api/docs/style.css')).statusCode).toBe(200);
    });

    it('is searched at a bounded rate from an address', async () => {
      const search = (remoteAddress: string) =>
        wire.app.inject({ url: '/api/docs/search?q=sesion', remoteAddress });
      await wire.context.limits.consume('docsSearch', '10.9.8.7', { points: 119 });
      expect((await search('10.9.8.7')).statusCode).toBe(200);
      const refused = await search('10.9.8.7');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await search('10.9.8.8')).statusCode).toBe(200);
    });

    it('is OpenAPI', async () => {
      const document = (await wire.app.inject('/api/docs/json')).json();
      expect(document.openapi).toBe('3.1.0');
      expect(document.paths['/catalogos:consultar'].post.requestBody.required).toBe(true);
      expect(Object.keys(document.paths['/catalogos:consultar'].post.responses)).toEqual(
        expect.arrayContaining(['200', '422', '429', '500', '503']),
      );
      expect(document.components.schemas.mascotas.properties.payload.properties).toMatchObject({
        edad: { properties: { unidad: { enum: ['semanas', 'meses', 'años'] } } },
      });
    });
  });
});
