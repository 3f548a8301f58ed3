import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';
import { answerError } from '#server/http/error-responses.tsx';
import { registerPlainForms } from '#server/http/plain-forms.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';

const most = 60;

describeOnSqlite('a form that a browser sends by itself, and that is refused', (databases) => {
  let context: Context;
  let app: FastifyInstance;
  let rendered: string[];

  beforeEach(async () => {
    rendered = [];
    context = await createTestContext(await databases.newConfig());
    app = Fastify();
    app.setErrorHandler(answerError);
    await app.register(async (scope) =>
      registerPlainForms(scope, context, async (sent, _to, _request, reply) => {
        rendered.push(await sent.text());
        return reply.send('page');
      }),
    );
  });
  afterEach(async () => {
    await app.close();
    await context.close();
  });

  const typed = { name: 'Ana', message: 'Una perrita "negra"\r\n<b>en la carretera</b>' };
  const post = (
    url: string,
    { from = '203.0.113.5', headers = {} }: { from?: string; headers?: object } = {},
  ) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      payload: new URLSearchParams(typed).toString(),
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });
  async function sendAll(from?: string) {
    for (let sent = 0; sent < most; sent += 1) {
      expect((await post('/contacto', { from })).statusCode).toBe(200);
    }
  }

  it('renders no page, and comes back with what was typed', async () => {
    await sendAll();
    const { statusCode, headers, body } = await post('/contacto');
    expect(statusCode).toBe(429);
    expect(rendered).toHaveLength(most);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<html lang="es-MX">');
    expect(body).toContain('<form method="post" action="/contacto">');
    expect(body).toContain(
      'name="message" value="Una perrita &quot;negra&quot;\r\n&lt;b&gt;en la carretera&lt;/b&gt;"',
    );
    const english = await post(pathFor('newsletter', 'en'));
    expect(english.statusCode).toBe(429);
    expect(english.body).toContain('<html lang="en">');
  });

  it('is nothing to other networks', async () => {
    await sendAll('2001:db8:1:2::1');
    expect((await post('/contacto', { from: '2001:db8:1:2::ffff' })).statusCode).toBe(429);
    expect((await post('/contacto', { from: '2001:db8:1:3::1' })).statusCode).toBe(200);
  });

  it('is told when it comes from another site, and not counted', async () => {
    for (let sent = 0; sent <= most; sent += 1) {
      const { statusCode, body } = await post('/contacto', {
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect(statusCode).toBe(403);
      expect(body).toContain('Este formulario llegó desde otro sitio.');
      expect(body).not.toContain('perrita');
    }
    expect(rendered).toEqual([]);
    expect((await post('/contacto')).statusCode).toBe(200);
  });
});
