import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';

/** `/feeds/voluntariado/{key}.ics`: the shifts of one volunteer, whose key it is. Nothing keeps it. */
export function registerShiftCalendarRoutes(
  app: FastifyInstance,
  { context: { volunteers } }: { context: Pick<Context, 'volunteers'> },
): void {
  app.get<{ Params: { key: string } }>('/feeds/voluntariado/:key.ics', async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    try {
      const text = await volunteers.readShiftCalendar({ address: request.ip }, request.params.key);
      return reply.type('text/calendar; charset=utf-8').send(text);
    } catch (error) {
      if (error instanceof AppError && error.code === 'notFound') {
        return answerMissing(request, reply);
      }
      throw error;
    }
  });
}
