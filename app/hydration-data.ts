import type { HydrationState } from 'react-router';
import type { PageId } from '#domain/pages.ts';
import type { Site } from './site.ts';

/** The page of a document, which its browser knows before it has loaded the list of all. */
export interface DocumentPage {
  page: PageId;
  /** Its addresses, as in `app/routes.ts`. */
  routes: readonly { id: string; path: string }[];
  /** Whether the server answers its data. */
  hasData: boolean;
}

/** What a document brings so that the browser renders the same page. */
export interface HydrationData extends DocumentPage {
  /** The address of the page's module. */
  module: string;
  /** Whether its addresses and links come with the list of all pages, and not with the document's own JavaScript. */
  deferred: boolean;
  site: Site;
  router: HydrationState;
}

export const hydrationDataId = 'hydration-data';

/** In the browser: what `app/document.server.ts` has written. */
export const readHydrationData = (): HydrationData =>
  JSON.parse(document.getElementById(hydrationDataId)?.textContent ?? '');
