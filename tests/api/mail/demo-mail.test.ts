import { readdir } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { contactMessage } from '#server/features/communication/contact/contact-message-mail.ts';
import { registerDemoMail } from '#server/http/demo-mail.tsx';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';

describeOnSqlite('the mails of a demonstration', ({ newConfig }) => {
  let context: Context;
  let app: FastifyInstance;
  afterEach(async () => {
    await app.close();
    await context.close();
  });

  async function open(env: NodeJS.ProcessEnv) {
    context = await createTestContext(await newConfig(env));
    app = Fastify();
    await app.register(registerDemoMail, { context });
  }
  async function send() {
    await context.database.transaction((tx) =>
      context.mail.enqueue(tx, {
        template: contactMessage,
        to: 'hola@casa.example',
        language: 'es',
        data: {
          name: 'Eva',
          email: 'eva@example.mx',
          subject: '<script>alert(1)</script>',
          message: 'Hola',
          folio: 1,
        },
      }),
    );
    await context.jobs.runDue();
  }

  test('are listed and can be opened', async () => {
    await open({ DEMO: '1' });
    expect((await app.inject('/demo/correo')).body).toContain('Todavía no hay ninguno');
    await send();
    const { body, headers } = await app.inject('/demo/correo');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const link = /href="(\/demo\/correo\/[0-9a-f-]{36})"/.exec(body)?.[1] ?? '';
    const mail = await app.inject(link);
    expect(mail.statusCode).toBe(200);
    expect(mail.body).toContain('Eva te escribió');
  });

  test.each(['..%2f..%2fsecret-key', '00000000-0000-7000-8000-000000000000', 'x'])(
    'answer 404 to %s',
    async (id) => {
      await open({ DEMO: '1' });
      expect((await app.inject(`/demo/correo/${id}`)).statusCode).toBe(404);
    },
  );

  test.each([
    ['where the portal is no demonstration', { DEMO: '0' }],
    ['where others can reach it', { DEMO: '1', SITE_URL: 'https://casa.example' }],
  ])('are nobody’s to read %s', async (_where, env) => {
    await open(env);
    await send();
    expect((await app.inject('/demo/correo')).statusCode).toBe(404);
  });

  test.each([
    ['another machine', { remoteAddress: '203.0.113.7' }, 404],
    ['another machine by IPv6', { remoteAddress: '2001:db8::7' }, 404],
    ['a proxy here, for another machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }, 404],
    ['two proxies', { headers: { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' } }, 404],
    ['a proxy that names the caller otherwise', { headers: { 'x-real-ip': '203.0.113.7' } }, 404],
    ['a proxy with the standard’s header', { headers: { forwarded: 'for=127.0.0.1' } }, 404],
    ['a proxy that hides the caller', { headers: { via: '1.1 proxy' } }, 404],
    ['nonsense', { headers: { 'x-forwarded-for': 'unknown' } }, 404],
    ['a proxy here, for this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }, 200],
    ['this machine by IPv6', { remoteAddress: '::1' }, 200],
    ['this machine by IPv4 in IPv6', { remoteAddress: '::ffff:127.0.0.1' }, 200],
  ])('are asked for from %s: %o is %i', async (_where, call, status) => {
    await open({ DEMO: '1' });
    await send();
    expect((await app.inject({ url: '/demo/correo', ...call })).statusCode).toBe(status);
    const [id] = (await readdir(path.join(context.config.dataDir, 'outbox'))).map((name) =>
      name.slice(0, 36),
    );
    const mail = await app.inject({ url: `/demo/correo/${id}`, ...call });
    expect(mail.statusCode).toBe(status);
  });

  test('are everybody’s to read where somebody has switched that on', async () => {
    await open({ DEMO: '1', SITE_URL: 'https://casa.example', DEMO_MAILBOX: 'public' });
    const call = { url: '/demo/correo', remoteAddress: '203.0.113.7' };
    expect((await app.inject(call)).statusCode).toBe(200);
  });
});
