import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { errorMessages, type PlainKey } from '#domain/error-messages/error-messages.ts';
import { languages } from '#domain/language.ts';
import { buildApp } from '#server/http/app.ts';
import { acceptedLanguage } from '#server/web/accepted-language.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['*', undefined],
  ['fr-FR,fr;q=0.9', undefined],
  ['en', 'en'],
  ['EN-us,en;q=0.9', 'en'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['es;q=0.2,en;q=0.8', 'en'],
  ['fr,en;q=0.5,*;q=0.1', 'en'],
  ['en;q=0,es', 'es'],
  [`${'x,'.repeat(5_000)}en`, 'en'],
])('Accept-Language %j asks for %s', (header, language) => {
  const headers = header === undefined ? {} : { 'accept-language': header };
  expect(acceptedLanguage({ headers })).toBe(language);
});

describeOnSqlite('rejections', (databases) => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  let context: Awaited<ReturnType<typeof createTestContext>>;
  const tokens = new Map<string, Viewer>();
  beforeAll(async () => {
    context = await createTestContext(await databases.newConfig());
    const { authenticate } = context.sessions;
    context.sessions.authenticate = async (token) => tokens.get(token) ?? authenticate(token);
    app = await buildApp(context);
    for (const language of languages) {
      const id = '0190c0de-0000-7000-8000-00000000000a';
      tokens.set(language, { kind: 'user', id, roles: ['member'], language });
    }
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  const json = { 'content-type': 'application/json' };
  const call = (action: string, payload: object | string, headers: object = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/${action}`,
      headers: { ...json, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const bearer = (language: string) => ({ authorization: `Bearer ${language}` });

  describe('the language of a call', () => {
    const message = async (body: object, headers: object) =>
      (await call('sesion:consultar', body, headers)).json().message;
    const { noToken } = errorMessages;

    it('is Spanish unless something else is said', async () => {
      expect(await message({}, {})).toBe(noToken.es);
      expect(await message({}, { 'accept-language': '*' })).toBe(noToken.es);
      expect(await message({}, { 'accept-language': 'de' })).toBe(noToken.es);
    });

    it('is the header’s, and before that the one that the call names', async () => {
      expect(await message({}, { 'accept-language': 'en-US' })).toBe(noToken.en);
      expect(await message({ lang: 'es' }, { 'accept-language': 'en' })).toBe(noToken.es);
      expect(await message({ lang: 'en' }, { 'accept-language': 'es' })).toBe(noToken.en);
      expect(await message({ lang: 'fr' }, { 'accept-language': 'en' })).toBe(noToken.en);
    });

    it('is the account’s where nothing is said', async () => {
      const message = async (language: string, headers: object = {}) =>
        (await call('auditoria:consultar', {}, { ...bearer(language), ...headers })).json().message;
      expect(await message('en')).toBe(errorMessages.forbidden.en);
      expect(await message('es')).toBe(errorMessages.forbidden.es);
      expect(await message('en', { 'accept-language': '*' })).toBe(errorMessages.forbidden.en);
      expect(await message('en', { 'accept-language': 'es' })).toBe(errorMessages.forbidden.es);
    });
  });

  const form = 'multipart/form-data; boundary=x';
  const upload = (...fields: [string, string][]) =>
    `${fields.map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--x--\r\n`;
  type Door = [
    what: string,
    request: { url: string; method?: string; headers?: object; payload?: string },
    expected: { status: number; code?: string; key: PlainKey },
  ];
  const doors: Door[] = [
    [
      'an action that is none',
      { url: 'x' },
      { status: 404, code: 'notFound', key: 'unknownAction' },
    ],
    [
      'a method of no action',
      { url: 'sesion:consultar', method: 'PROPFIND', headers: {} },
      { status: 404, code: 'notFound', key: 'unknownAction' },
    ],
    [
      'a page of the reference that is none',
      { url: 'docs/none', method: 'GET', headers: {} },
      { status: 404, code: 'notFound', key: 'unknownAction' },
    ],
    [
      'no action at all',
      { url: '', method: 'GET', headers: {} },
      { status: 404, code: 'notFound', key: 'unknownAction' },
    ],
    [
      'a broken body',
      { url: 'catalogos:consultar', payload: '{' },
      { status: 400, code: 'malformed', key: 'bodyNotJson' },
    ],
    [
      'a key that is refused',
      { url: 'catalogos:consultar', payload: '{"__proto__":1}' },
      { status: 400, code: 'malformed', key: 'keyRefused' },
    ],
    [
      'a body that is no JSON',
      { url: 'catalogos:consultar', headers: { 'content-type': 'text/plain' }, payload: 'x' },
      { status: 415, key: 'unsupportedMedia' },
    ],
    [
      'more than 1 MB',
      { url: 'catalogos:consultar', payload: `"${'x'.repeat(1024 * 1024)}"` },
      { status: 413, key: 'tooLarge' },
    ],
    [
      'another method',
      { url: 'catalogos:consultar', method: 'PUT', headers: {} },
      { status: 405, key: 'methodNotAllowed' },
    ],
    [
      'a token that is none',
      { url: 'sesion:consultar', headers: { ...json, authorization: 'Bearer x.y.z' } },
      { status: 401, key: 'invalidToken' },
    ],
    [
      'what only administrators may',
      { url: 'auditoria:consultar', headers: { ...json, ...bearer('es') } },
      { status: 403, key: 'forbidden' },
    ],
    [
      'a file without a form',
      { url: 'archivos:subir', headers: { 'content-type': 'text/plain', ...bearer('es') } },
      { status: 415, key: 'unsupportedMedia' },
    ],
    [
      'a link of a mail that was never ours',
      { url: 'mascotas:consultar_recordatorio', payload: '{"id":"x","token":"x.y"}' },
      { status: 404, code: 'notFound', key: 'reminderSpent' },
    ],
    [
      'an upload in pieces without its length',
      { url: 'archivos:reanudar', headers: { ...bearer('es'), 'tus-resumable': '1.0.0' } },
      { status: 400, key: 'malformed' },
    ],
  ];

  describe.each(languages)('in %s', (language) => {
    const said = { 'accept-language': language };

    it.each(doors)('say what is wrong with %s', async (_what, request, { status, code, key }) => {
      const { url, method = 'POST', headers = json, payload = '{}' } = request;
      const answer = await app.inject({
        method: method as 'POST',
        url: `/api/${url}`,
        headers: { ...headers, ...said },
        ...(method === 'POST' && { payload }),
      });
      expect(answer.json()).toMatchObject({
        status: 'error',
        code: code ?? key,
        message: errorMessages[key][language],
      });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    });

    it('say what is wrong with each field in the portal’s words', async () => {
      const answer = await call(
        'catalogos:consultar',
        { schema: 'mascotas', page: 'x', filter: { where: {} }, cosa: 1 },
        said,
      );
      expect(answer.json()).toMatchObject({
        code: 'invalid',
        message: errorMessages.invalid[language],
        errors: {
          page: [errorMessages.numberExpected[language]],
          cosa: [errorMessages.fieldUnknown[language]],
        },
      });
      const where = [{ field: 'payload.nada', operator: '=', value: 1 }];
      const query = await call(
        'catalogos:consultar',
        { schema: 'mascotas', filter: { where } },
        said,
      );
      expect(query.json().errors).toEqual({
        'filter.where.0.field': [errorMessages.queryFieldUnknown[language]],
      });
    });

    it('say so of a message and a registration', async () => {
      const encabezado = { nombre: '', asunto: '', mensaje: '', email_destino: 'x' };
      const body = { schema: 'mensajes', payload: { encabezado } };
      expect((await call('documentos:crear', body, said)).json().errors).toMatchObject({
        'encabezado.nombre': [errorMessages.nameRequired[language]],
      });
      const payload = { encabezado: { ...encabezado, lang: language } };
      expect((await call('documentos:crear', { ...body, payload })).json().errors).toMatchObject({
        'encabezado.email_destino': [errorMessages.emailInvalid[language]],
      });
    });

    it('say so of the fields of a form with a file', async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/archivos:subir',
        headers: { 'content-type': form, ...bearer('es') },
        payload: upload(['lang', language], ['carpeta', 'gatos/1/']),
      });
      expect(answer.json()).toMatchObject({ message: errorMessages.invalid[language] });
    });

    it('of pages and media are said in it as well, and kept by nobody', async () => {
      const missing = await app.inject({ url: '/nada', headers: said });
      expect(missing.json().message).toBe(
        { es: 'No lo encontramos.', en: 'We could not find it.' }[language],
      );
      expect(missing.headers['cache-control']).toBe('no-store');
    });
  });
});
