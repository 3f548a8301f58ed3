import {
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirectDocument,
} from 'react-router';
import { resolvePath } from '#domain/initial-site-map.ts';
import type { PageId } from '#domain/pages.ts';
import type { DocumentPage } from './hydration-data.ts';
import { documentLanguage } from './i18n/texts.tsx';
import { demandOwnDocument } from './own-document.ts';
import { loadPageData } from './page-data.ts';
import { type PageHandle, rootRoute } from './root.tsx';
import type { PageModule } from './routes.ts';

/** The routes of all pages and their addresses: loaded once the reader does something. */
export const loadRoutes = () => import('./routes.ts');

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

/**
 * For scripts that cannot be loaded. Without a connection this throws, and the portal stays. With one the build is
 * another by now.
 */
async function leaveDocument(address: string): Promise<never> {
  await fetch(address, { method: 'HEAD' });
  throw redirectDocument(address);
}

const Nothing = () => null;

interface BrowserRoutes {
  routes: RouteObject[];
  patchRoutesOnNavigation: PatchRoutesOnNavigationFunction;
  /** Loads what the page of a path is made of; it shows nothing. */
  preload: (path: string) => void;
}

/** The routes of the document's page; those of all others come with the first navigation to one. */
export function browserRoutes(first: DocumentPage, module: PageModule): BrowserRoutes {
  const loaded = new Map([[first.page, module]]);
  /** Vite does not try again to load styles that have failed once. */
  const failed = new Set<PageId>();
  /** The path that none of the routes could be looked up for. */
  let unresolved: string | undefined;

  /** @throws where not even the list of pages can be loaded */
  async function tryPage(page: PageId): Promise<void> {
    if (loaded.has(page)) return;
    const { loadPage } = await loadRoutes();
    // The document brought the styles of its page. Loaded before those of the next page, they stand in the build's order.
    loadPage(first.page).catch(() => {});
    try {
      if (!failed.has(page)) loaded.set(page, await loadPage(page));
    } catch {
      failed.add(page);
    }
  }

  async function load(page: PageId, address: string): Promise<void> {
    await tryPage(page);
    if (failed.has(page)) await leaveDocument(address);
  }

  async function demandRoutes(address: string): Promise<void> {
    if (new URL(address).pathname === unresolved) await leaveDocument(address);
  }

  const routesOf = ({ page, routes, hasData }: DocumentPage): RouteObject[] =>
    routes.map(({ id, path }) => ({
      id,
      path,
      handle: {
        get Layout() {
          return loaded.get(page)?.Layout;
        },
      } satisfies PageHandle,
      Component() {
        const Page = loaded.get(page)?.default;
        return Page ? <Page /> : null;
      },
      async loader({ request }) {
        await demandRoutes(request.url);
        demandPageAddress(request.url);
        if (ownDocuments.has(page)) demandOwnDocument(request.url);
        const [data] = await Promise.all([
          hasData ? loadPageData(request) : null,
          load(page, request.url),
        ]);
        return data;
      },
      shouldRevalidate: (args) =>
        loaded.get(page)?.shouldRevalidate?.(args) ?? (hasData && args.defaultShouldRevalidate),
    }));

  const otherAddresses: RouteObject = {
    path: '*',
    Component: Nothing,
    async loader({ request }) {
      await demandRoutes(request.url);
      throw redirectDocument(request.url);
    },
  };

  return {
    routes: [{ ...rootRoute, children: [...routesOf(first), otherAddresses] }],
    async patchRoutesOnNavigation({ path, patch }) {
      unresolved = path;
      const found = await loadRoutes().catch(() => undefined);
      if (!found) return;
      unresolved = undefined;
      const others = found.documentPages.filter(({ page }) => page !== first.page);
      patch(rootRoute.id, others.flatMap(routesOf));
    },
    preload(path) {
      const found = resolvePath(path);
      // Whoever goes there tries again.
      if (found.kind === 'page') tryPage(found.page.id).catch(() => {});
    },
  };
}
