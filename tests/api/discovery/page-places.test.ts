import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { answerError } from '#server/http/error-responses.tsx';
import { sourceFiles } from '#server/http/page-files.ts';
import { createPageCache, registerPages } from '#server/http/pages.ts';
import type { PageAnswer } from '#server/web/page-request.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';

/** A quarter of all. */
const placesOfOne = 16;

describeOnSqlite('the rendering of pages', (databases) => {
  let context: Context;
  let app: FastifyInstance;
  let goOn: () => void;

  beforeEach(async () => {
    context = await createTestContext(await databases.newConfig());
    const ready = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    app = Fastify();
    app.setErrorHandler(answerError);
    const answerPage = async (): Promise<PageAnswer> => {
      await ready;
      return { status: 200, headers: { 'content-type': 'text/html' }, body: 'page' };
    };
    const options = { cache: createPageCache(context), sendFile: () => undefined };
    await app.register(async (scope) =>
      registerPages(scope, context, {
        ...options,
        files: sourceFiles,
        load: async () => ({ answerPage }),
      }),
    );
  });
  afterEach(async () => {
    goOn();
    await app.close();
    await context.close();
  });

  /** A page that nobody has asked for yet. */
  const ask = async (from: string, city: string, path = '/mascotas/adopcion') =>
    app.inject({
      url: `${path}?ciudad=${city}`,
      remoteAddress: from,
      headers: { accept: 'text/html' },
    });

  it('gives one network a share, refuses it the rest with a page that is not rendered, and serves others', async () => {
    const refused: Awaited<ReturnType<typeof ask>>[] = [];
    const asked = Array.from({ length: placesOfOne + 10 }, async (_, index) => {
      const answer = await ask(`2001:db8:0:1::${index + 1}`, `a${index}`);
      if (answer.statusCode === 503) refused.push(answer);
      return answer;
    });
    await expect.poll(() => refused.length).toBe(10);
    const other = ask('2001:db8:0:2::1', 'b');
    goOn();
    expect((await other).statusCode).toBe(200);
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(placesOfOne);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.body).toContain('<html lang="es-MX">');
    expect(refused[0]?.body).toContain('<a class="again" href="">Intentar de nuevo</a>');
  });
});
