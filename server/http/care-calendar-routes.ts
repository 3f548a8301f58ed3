import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';

/** `/feeds/cuidados/{key}.ics`: what is due for the animals of one person, whose key it is. Nothing keeps it. */
export function registerCareCalendarRoutes(
  app: FastifyInstance,
  { context: { care } }: { context: Pick<Context, 'care'> },
): void {
  app.get<{ Params: { key: string } }>('/feeds/cuidados/:key.ics', async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    try {
      const text = await care.readCareCalendar({ address: request.ip }, request.params.key);
      return reply.type('text/calendar; charset=utf-8').send(text);
    } catch (error) {
      if (error instanceof AppError && error.code === 'notFound') {
        return answerMissing(request, reply);
      }
      throw error;
    }
  });
}
