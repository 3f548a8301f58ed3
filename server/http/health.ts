import type { FastifyInstance } from 'fastify';
import { boundedNote } from '#server/limits/bounded-note.ts';
import { waitAtMost } from '#server/limits/time-limit.ts';
import { Unavailable } from '#server/limits/unavailable.ts';
import type { Context } from '../context.ts';
import { diskSpace } from '../features/organisation/operations/disk-space.ts';

/** Milliseconds: whoever asks wants to know soon. */
const patience = 500;

/** Bytes below which a disk has no room for a change. */
const noRoom = 16 * 1024 * 1024;

/** /healthz: the process lives. /readyz: it can serve; 503 while it stops, the database is away or the disk is full. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));

  const databaseAnswers = createProbe(context);
  const reasonNotTo = async () => {
    const [answers, space] = await Promise.all([
      databaseAnswers(),
      // A disk that does not tell is taken to have room.
      diskSpace(context.config.dataDir).catch(() => undefined),
    ]);
    if (!answers) return 'database';
    return space && space.free < noRoom ? 'diskFull' : undefined;
  };
  app.get('/readyz', async (_request, reply) => {
    const reason = stopping ? 'stopping' : await reasonNotTo();
    if (!reason) return { status: 'ready' };
    return reply.code(503).header('retry-after', 5).send({ status: 'unavailable', reason });
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
