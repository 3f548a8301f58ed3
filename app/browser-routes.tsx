import { type RouteObject, redirectDocument } from 'react-router';
import type { PageId } from '#domain/site-map.ts';
import { demandOwnDocument } from './own-document.ts';
import { loadPageData } from './page-data.ts';
import { rootRoute } from './root.tsx';
import { hasData, loadPage, type PageModule, pageRoutes } from './routes.ts';

/** Pages that may load what no other page may. */
const ownDocuments: ReadonlySet<PageId> = new Set(['donations']);

/** Every page of the site map. @param first the page of the document, with its module */
export function browserRoutes(first: PageId, module: PageModule): RouteObject[] {
  const loaded = new Map([[first, module]]);
  /** Vite does not try again to load styles that have failed once. */
  const failed = new Set<PageId>();

  async function load(page: PageId, address: string): Promise<void> {
    if (loaded.has(page)) return;
    // The document brought the styles of its page. Loaded before those of the next page, they stand in the build's order.
    loadPage(first).catch(() => {});
    try {
      if (!failed.has(page)) loaded.set(page, await loadPage(page));
    } catch {
      failed.add(page);
    }
    if (!failed.has(page)) return;
    // Without a connection this throws, and the portal stays. With one the build is another by now.
    await fetch(address, { method: 'HEAD' });
    throw redirectDocument(address);
  }

  const routeOf = ({ page, ...route }: (typeof pageRoutes)[number]): RouteObject => ({
    ...route,
    Component() {
      const Page = loaded.get(page)?.default;
      return Page ? <Page /> : null;
    },
    async loader({ request }) {
      if (ownDocuments.has(page)) demandOwnDocument(request.url);
      const [data] = await Promise.all([
        hasData(page) ? loadPageData(request) : null,
        load(page, request.url),
      ]);
      return data;
    },
    shouldRevalidate: (args) =>
      loaded.get(page)?.shouldRevalidate?.(args) ?? (hasData(page) && args.defaultShouldRevalidate),
  });

  return [{ ...rootRoute, children: pageRoutes.map(routeOf) }];
}
