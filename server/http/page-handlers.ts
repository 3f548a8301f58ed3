import type { RequestHandler, ServerBuild } from 'react-router';
import type { PageId } from '#domain/site-map.ts';

/** Loads the built pages; in development each request gets the newest. */
export type PagesBuild = () => Promise<ServerBuild>;

/**
 * React Router, page by page: which page it is the site map has said, so nobody looks for it among all routes again, and
 * what a handler prepares is prepared once.
 */
export function createPageHandlers(build: PagesBuild, mode: string) {
  const handlers = new WeakMap<ServerBuild, Map<PageId, RequestHandler>>();

  return async (page: PageId): Promise<RequestHandler> => {
    const { createRequestHandler } = await import('react-router');
    const built = await build();
    const known = handlers.get(built) ?? new Map<PageId, RequestHandler>();
    handlers.set(built, known);
    const handler = known.get(page) ?? createRequestHandler(withOnly(page, built), mode);
    known.set(page, handler);
    return handler;
  };
}

/** The browser still gets the list of all routes: it is a file of its own. */
function withOnly(page: PageId, build: ServerBuild): ServerBuild {
  const routes = ownRoutes(page, build.routes);
  return {
    ...build,
    routes,
    assets: { ...build.assets, routes: ownRoutes(page, build.assets.routes) },
  };
}

/** `app/routes.ts` names them `page:0`, `page:1`… */
function ownRoutes<Route>(page: PageId, routes: Record<string, Route | undefined>) {
  const own = ([id]: [string, unknown]) => id === 'root' || id.startsWith(`${page}:`);
  return Object.fromEntries(Object.entries(routes).filter(own));
}
