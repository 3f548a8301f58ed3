import { LRUCache } from 'lru-cache';
import { cacheKey } from '../cache-key.ts';
import type { RenderedPage } from './rendered-page.ts';

const maxBytes = 64 * 1024 * 1024;

/**
 * Finished public pages by address, language and data version. Two requests for a page that is
 * not there yet share one rendering.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes + 1024,
  });
  private readonly underway = new Map<string, Promise<RenderedPage>>();

  /** `name` tells the page from all others; callers write parts of it, so it is kept as a hash. */
  async get(name: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const key = cacheKey(name);
    const kept = this.pages.get(key);
    if (kept) return kept;
    const begun = this.underway.get(key);
    if (begun) return begun;
    const rendering = render().finally(() => this.underway.delete(key));
    this.underway.set(key, rendering);
    const page = await rendering;
    if (page.status === 200) this.pages.set(key, page);
    return page;
  }
}
