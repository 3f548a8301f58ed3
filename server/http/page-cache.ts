import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Language } from '#domain/language.ts';
import { atMost } from '../limits/at-most.ts';
import { cacheKey } from '../web/cache-key.ts';
import type { CachedPage } from './cached-page.ts';
import { chosenLanguage } from './chosen-language.ts';
import type { PageSources } from './page-sources.ts';

/** About 600 pages, as browsers ask for them. */
const mostBytes = 16 * 1024 * 1024;
const mostAddresses = 5_000;
/** Longer addresses are answered all the same, by way of the framework. */
const longestAddress = 500;

type Topics = PageSources['topics'];

/** An address by which a cached page was asked for. */
interface KnownAddress {
  key: string;
  topics: Topics;
  /** The day and the versions of the topics that the page was made of. */
  edition: string;
  /** The page's path as the site map has it. */
  route: string;
  /** Who has chosen this language gets another page at this address. */
  exceptIn: Language | undefined;
}

/**
 * Finished public pages, and the addresses by which they were asked for, so that a page is answered before anything
 * else of the framework runs. Two requests for a page that is not there yet share one rendering.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => size,
  });
  readonly #addresses = new LRUCache<string, KnownAddress>(atMost(mostAddresses));
  readonly #underway = new Map<string, Promise<CachedPage>>();
  #hits = 0;
  #misses = 0;
  readonly #editionNow: (topics: Topics) => string | undefined;
  #isOpen = true;

  /** @param editionNow today's day with the versions of the topics, where they are known without waiting */
  constructor(editionNow: (topics: Topics) => string | undefined) {
    this.#editionNow = editionNow;
  }

  /**
   * @param address as it was asked for
   * @param name tells the page from all others; callers write parts of it, so it is kept as a hash
   */
  async get(
    address: string,
    { name, ...known }: { name: string } & Omit<KnownAddress, 'key'>,
    render: () => Promise<CachedPage>,
  ): Promise<CachedPage> {
    const key = cacheKey(`${name} ${known.edition}`);
    const cached = this.#pages.get(key);
    if (cached) this.#hits += 1;
    else this.#misses += 1;
    const page = cached ?? (await this.#render(key, render));
    if (page.status === 200 && address.length <= longestAddress) {
      this.#addresses.set(address, { key, ...known });
    }
    return page;
  }

  #render(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const begun = this.#underway.get(key);
    if (begun) return begun;
    const rendering = render()
      .then((page) => {
        if (page.status === 200) this.#pages.set(key, page);
        return page;
      })
      .finally(() => this.#underway.delete(key));
    this.#underway.set(key, rendering);
    return rendering;
  }

  /** @returns the route of the page; undefined when the framework is to answer */
  answer(request: IncomingMessage, response: ServerResponse): string | undefined {
    if (!this.#isOpen || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const known = this.#addresses.get(request.url ?? '');
    if (!known || known.edition !== this.#editionNow(known.topics)) return undefined;
    if (known.exceptIn && known.exceptIn === chosenLanguage(request)) return undefined;
    const page = this.#pages.get(known.key);
    if (!page) return undefined;
    this.#hits += 1;
    page.answer(request, response);
    this.#weigh(known.key, page);
    // What is asked for again is worth the work. A page that cannot be made smaller is sent as it is: no reader, and not
    // the process, has to know.
    page.compressWell()?.then(
      () => this.#weigh(known.key, page),
      () => {},
    );
    return known.route;
  }

  figures() {
    const { size: pages, calculatedSize: bytes } = this.#pages;
    return { hits: this.#hits, misses: this.#misses, pages, bytes };
  }

  /** A page grows by each form that is asked for. */
  #weigh(key: string, page: CachedPage): void {
    const held = this.#pages.info(key);
    if (held?.value === page && held.size !== page.size) this.#pages.set(key, page);
  }

  /** From now on the framework answers, which tells connections to end. */
  close(): void {
    this.#isOpen = false;
  }
}
