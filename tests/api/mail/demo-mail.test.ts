import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { contactMessage } from '#server/features/contact/contact-message-mail.ts';
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

  test('are everybody’s to read where somebody has switched that on', async () => {
    await open({ DEMO: '1', SITE_URL: 'https://casa.example', DEMO_MAILBOX: 'public' });
    expect((await app.inject('/demo/correo')).statusCode).toBe(200);
  });
});
