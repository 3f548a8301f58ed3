import type { FastifyInstance } from 'fastify';
import { placesPath } from '#domain/pets/places-wire.ts';
import type { Context } from '../context.ts';

/** Same for everybody, as long as the program is the same. */
export function registerPlaceRoutes(app: FastifyInstance, { petPlaces }: Context): void {
  let written: string | undefined;
  app.get(placesPath, async (_request, reply) => {
    written ??= JSON.stringify(petPlaces.biggest());
    reply.header('cache-control', 'public, max-age=86400');
    return reply.type('application/json; charset=utf-8').send(written);
  });
}
