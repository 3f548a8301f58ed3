import type { FastifyRequest } from 'fastify';

const names = new WeakMap<object, string>();

/** Of a request whose route stands for many: every page, every action. */
export function nameRoute(request: FastifyRequest, route: string): void {
  names.set(request, route);
}

/** The pattern alone, for addresses hold tokens and are without number; undefined where no route was found. */
export function routeOf(request: {
  routeOptions?: { url?: string | undefined };
}): string | undefined {
  // A route with a colon, as the wire's uploads have, writes it twice.
  return names.get(request) ?? request.routeOptions?.url?.replaceAll('::', ':');
}
