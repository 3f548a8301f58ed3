import type { HydrationState } from 'react-router';
import type { PageId } from '#domain/site-map.ts';
import type { Site } from './site.ts';

/** What a document brings so that the browser renders the same page. */
export interface HydrationData {
  page: PageId;
  /** The address of the page's module. */
  module: string;
  site: Site;
  router: HydrationState;
}

export const hydrationDataId = 'hydration-data';

/** In the browser: what `app/document.server.ts` has written. */
export const readHydrationData = (): HydrationData =>
  JSON.parse(document.getElementById(hydrationDataId)?.textContent ?? '');
