import type { FastifyInstance } from 'fastify';
import { boundedNote } from '#server/bounded-note.ts';
import { waitAtMost } from '#server/time-limit.ts';
import { Unavailable } from '#server/unavailable.ts';
import type { Context } from '../context.ts';

/** Milliseconds: whoever asks wants to know soon. */
const patience = 500;

/** /healthz: the process lives. /readyz: it can serve; 503 while it stops or the database is away. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));

  const databaseAnswers = createProbe(context);
  app.get('/readyz', async (_request, reply) => {
    if (!stopping && (await databaseAnswers())) return { status: 'ready' };
    return reply.code(503).header('retry-after', 5).send({ status: 'unavailable' });
  });
}

function createProbe({ dataVersions, clock, log }: Context): () => Promise<boolean> {
  const note = boundedNote(clock, (failures, error) =>
    log.warn({ err: error, failures }, 'the database cannot be read'),
  );
  /** One for all who ask at the same time. */
  let underway: Promise<boolean> | undefined;

  async function probe(): Promise<boolean> {
    try {
      await dataVersions.current('pets');
      return true;
    } catch (error) {
      if (!(error instanceof Unavailable)) note(error);
      return false;
    } finally {
      underway = undefined;
    }
  }

  return async () => {
    underway ??= probe();
    let ready = false;
    const answered = underway.then((answer) => {
      ready = answer;
    });
    await waitAtMost(patience, answered);
    return ready;
  };
}
