import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** /healthz: the process lives. /readyz: it can serve; 503 while it stops or the database is away. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await answers(context));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' });
  });
}

async function answers({ dataVersions, log }: Context): Promise<boolean> {
  try {
    await dataVersions.current('pets');
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    return false;
  }
}
