import { type RouteObject, redirectDocument } from 'react-router';
import { type PageId, resolvePath } from '#domain/site-map.ts';
import { documentLanguage } from './i18n/texts.tsx';
import { demandOwnDocument } from './own-document.ts';
import { loadPageData } from './page-data.ts';
import { rootRoute } from './root.tsx';
import { hasData, loadPage, type PageModule, pageRoutes } from './routes.ts';

/** Pages that may load what no other page may. */
const ownDocuments: ReadonlySet<PageId> = new Set(['donations']);

/**
 * Other addresses are the server's to answer: those that lead to a page, files, and those in the other language.
 * @throws Response that has the browser load the address
 */
function demandPageAddress(address: string): void {
  const found = resolvePath(new URL(address).pathname);
  const language = documentLanguage();
  if (found.kind === 'page' && (found.language ?? language) === language) return;
  throw redirectDocument(address);
}

const otherAddresses: RouteObject = {
  path: '*',
  Component: () => null,
  loader({ request }) {
    throw redirectDocument(request.url);
  },
};

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
      demandPageAddress(request.url);
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

  return [{ ...rootRoute, children: [...pageRoutes.map(routeOf), otherAddresses] }];
}
