import Fastify from 'fastify';
import { roles, type Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { unauthenticated } from '#domain/errors.ts';
import type { Ports } from '#server/context.ts';
import { registerWire } from '#server/wire/plugin.ts';
import { createTestContext } from '#tests/setup/context.ts';
import type { TestDatabases } from '#tests/setup/databases.ts';
import { sendDueMails } from '#tests/setup/sent-mails.ts';
import { clock } from '../pets/add-pets.ts';

export interface WireAnswer {
  status: number;
  message?: string;
  errors?: Record<string, string[]>;
  data: { id: string; created_at: string; payload: Record<string, unknown> }[];
  paginate: { page: number; limit: number; total: number; last_page: number };
  /** The whole body, to look for what must not be in it. */
  text: string;
}

/** The wire over a fresh database, called in-process. Tokens are a role and an id: `member:<id>`. */
export async function openWire(
  databases: TestDatabases,
  env: NodeJS.ProcessEnv = {},
  time: Clock = clock,
  ports: Ports = {},
) {
  const context = await createTestContext(
    await databases.newConfig({ SITE_URL: 'https://casa.example', ...env }),
    { ...ports, clock: time },
  );
  // As in `server/http/app.ts`.
  const app = Fastify({ routerOptions: { maxParamLength: 300 } });
  await app.register(registerWire, { context, authenticate: viewerOf, prefix: '/api' });

  async function post(
    action: string,
    body: unknown,
    token?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<WireAnswer> {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${action}`,
      headers: {
        ...headers,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { ...answer.json(), status: answer.statusCode, text: answer.body };
  }

  return {
    app,
    context,
    post,
    ask: (query: object, token?: string) =>
      post('catalogos:consultar', { schema: 'mascotas', ...query }, token),
    /** What has been sent since the last look. */
    newMails: () => sendDueMails(context),
    async close() {
      await app.close();
      await context.close();
    },
  };
}

export type Wire = Awaited<ReturnType<typeof openWire>>;

export async function viewerOf(token: string): Promise<Viewer> {
  const [role, id] = token.split(':');
  const held = roles.values.find((known) => known === role);
  if (held && id) return { kind: 'user', id, roles: [held] };
  if (role === 'secondFactorDue' && id) {
    return { kind: 'user', id, roles: ['member'], secondFactorDue: true };
  }
  throw unauthenticated('invalidToken');
}
