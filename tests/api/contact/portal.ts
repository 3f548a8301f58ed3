import Fastify from 'fastify';
import { registerNewsletterRoutes } from '#server/http/newsletter-routes.ts';
import { registerWire } from '#server/wire/plugin.ts';
import { solveCaptcha } from '#tests/fakes/captcha.ts';
import { createTestContext } from '#tests/setup/context.ts';
import type { TestDatabases } from '#tests/setup/databases.ts';
import { sendDueMails } from '#tests/setup/sent-mails.ts';
import { viewerOf } from '../wire/portal.ts';

export interface WireReply {
  status: number;
  headers: Record<string, unknown>;
  message?: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown>;
  paginate?: { total: number };
  text: string;
}

export const administrator = 'administrator:1';
export const member = 'member:2';

/** The wire and the newsletter's links over a fresh database, with a folder for its mails and a clock to set. */
export async function openPortal(databases: TestDatabases, env: NodeJS.ProcessEnv = {}) {
  // On from the machine's clock, which the captcha's library asks too, and from the beginning of a minute.
  let passed = 60_000 - (Date.now() % 60_000);
  const clock = { now: () => new Date(Date.now() + passed) };
  const config = await databases.newConfig({
    SITE_URL: 'https://casa.example',
    MAIL_FROM: 'Casa Animal <contacto@casa.example>',
    CAPTCHA_PROVIDER: 'none',
    ...env,
  });
  const context = await createTestContext(config, { clock });
  const app = Fastify({ trustProxy: true, routerOptions: { maxParamLength: 300 } });
  await app.register(registerWire, { context, authenticate: viewerOf, prefix: '/api' });
  await app.register(registerNewsletterRoutes, { context });

  async function post(
    action: string,
    body: unknown,
    { token, key, from = '10.0.0.1' }: { token?: string; key?: string; from?: string } = {},
  ): Promise<WireReply> {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${action}`,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      payload: JSON.stringify(body),
    });
    const { statusCode: status, headers, body: text } = answer;
    return { ...answer.json(), status, headers, text };
  }

  return {
    app,
    context,
    post,
    /** A challenge, solved. */
    async solvedCaptcha(): Promise<string> {
      const challenge = await context.captcha.issue();
      if (!challenge) throw new Error('the captcha is switched off');
      return solveCaptcha(challenge);
    },
    pass(milliseconds: number) {
      passed += milliseconds;
    },
    /** What has been sent since the last look. */
    newMails: () => sendDueMails(context),
    async close() {
      await app.close();
      await context.close();
    },
  };
}

export type Portal = Awaited<ReturnType<typeof openPortal>>;
