import { generateSync } from 'otplib';
import type { Ports } from '#server/context.ts';
import { buildApp } from '#server/http/app.ts';
import { createTestContext } from '#tests/setup/context.ts';
import type { TestDatabases } from '#tests/setup/databases.ts';
import { sendDueMails } from '#tests/setup/sent-mails.ts';
import { clock as clockOfPets } from '../pets/add-pets.ts';

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  message?: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown>;
  paginate?: { total: number };
  text: string;
}

interface CallOptions {
  token?: string;
  /** IP address. */
  from?: string;
  userAgent?: string;
  /** `Idempotency-Key`. */
  key?: string;
}

const start = clockOfPets.now();
export const goodPassword = 'Tres perros y un gato';

/** The whole portal but its pages over a fresh database, with a folder for its mails and a clock to set. */
export async function openPortal(
  databases: TestDatabases,
  env: NodeJS.ProcessEnv = {},
  ports: Ports = {},
) {
  // On the day of all tests, whichever the machine has; the captcha's library asks the machine.
  let passed = env.CAPTCHA_PROVIDER === 'altcha' ? 0 : start.getTime() - Date.now();
  const clock = { now: () => new Date(Date.now() + passed) };
  const config = await databases.newConfig({
    SITE_URL: 'https://casa.example',
    CAPTCHA_PROVIDER: 'none',
    TRUST_PROXY: '1',
    ...env,
  });
  const context = await createTestContext(config, { ...ports, clock });
  const app = await buildApp(context);

  async function post(action: string, body: object, options: CallOptions = {}): Promise<Reply> {
    const { token, from = '10.0.0.1', userAgent = 'test', key } = options;
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${action}`,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        'user-agent': userAgent,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      payload: JSON.stringify(body),
    });
    const { statusCode: status, headers, body: text } = answer;
    return { ...answer.json(), status, headers, text };
  }

  async function newKey(correo: string, contrasena = goodPassword, options: CallOptions = {}) {
    const { data } = await post('usuarios:obtener_apikey', { correo, contrasena }, options);
    return String(data.apikey);
  }

  async function signIn(correo: string, contrasena = goodPassword, options: CallOptions = {}) {
    const apikey = await newKey(correo, contrasena, options);
    const { data } = await post('sesion:iniciar', { correo, apikey }, options);
    const usuario = data.usuario as Record<string, unknown> & { id: string };
    return { usuario, id: usuario.id, token: String(data.jwt), apikey: String(data.apikey) };
  }

  return {
    app,
    config,
    context,
    post,
    /** What has been sent since the last look. */
    newMails: () => sendDueMails(context),
    newKey,
    signIn,
    now: () => clock.now(),
    pass(milliseconds: number) {
      passed += milliseconds;
    },
    /** As the scheduled job does, at this moment. */
    runRetention: () =>
      context.retention.run(clock.now().toISOString(), new AbortController().signal),
    /** Somebody with a password, signed in. */
    async newPerson(changes: { name?: string; email?: string; administrator?: boolean } = {}) {
      const { name = 'Ana López', email = 'ana@example.mx', administrator } = changes;
      const roles = administrator ? (['member', 'administrator'] as const) : (['member'] as const);
      await context.accounts.create({ name, email, roles: [...roles], password: goodPassword });
      return { email, ...(await signIn(email)) };
    },
    /** With an authentication app; its code of the moment is used up. */
    async switchSecondFactorOn({ token }: { token: string }) {
      const call = async (action: string, body: object) =>
        (await post(action, body, { token })).data;
      const { secreto } = await call('usuarios:preparar_segundo_factor', {
        contrasena: goodPassword,
      });
      const secret = String(secreto);
      const { codigos_recuperacion: recovery } = await call('usuarios:activar_segundo_factor', {
        codigo: generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1_000) }),
      });
      return { secret, recovery: recovery as string[] };
    },
    async close() {
      await app.close();
      await context.close();
    },
  };
}

export type Portal = Awaited<ReturnType<typeof openPortal>>;

/** The e-mail and the token of the link that a mail brings. */
export function linkIn(mail: { text?: string } | undefined): { correo: string; token: string } {
  const found = /https:\/\/casa\.example\/recovery-change\/([^/\s]+)\/([^\s?]+)/.exec(
    mail?.text ?? '',
  );
  if (!found?.[1] || !found[2]) throw new Error(`no link in: ${mail?.text}`);
  return { correo: decodeURIComponent(found[1]), token: found[2] };
}
