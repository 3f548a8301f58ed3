import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { PageCache } from './page-cache.ts';

/** /metrics for whoever brings METRICS_TOKEN; without the variable there is no such route. */
export function registerMetrics(
  app: FastifyInstance,
  { config, observability: { metrics } }: Context,
  cache: PageCache,
): void {
  const { metricsToken } = config.observability;
  if (!metrics || metricsToken === undefined) {
    // Otherwise a page of the site would answer.
    app.get('/metrics', async (_request, reply) => reply.code(404).send());
    return;
  }
  metrics.counter({
    name: 'portal_page_cache_requests_total',
    help: 'Public pages that were in the cache, and that had to be rendered',
    labelNames: ['outcome'],
    read() {
      const { hits, misses } = cache.figures();
      return [
        { labels: { outcome: 'hit' }, value: hits },
        { labels: { outcome: 'miss' }, value: misses },
      ];
    },
  });
  metrics.gauge({
    name: 'portal_page_cache_pages',
    help: 'Pages in the cache',
    read: () => [{ value: cache.figures().pages }],
  });
  metrics.gauge({
    name: 'portal_page_cache_bytes',
    help: 'Bytes that the cached pages hold',
    read: () => [{ value: cache.figures().bytes }],
  });

  const expected = digestOf(metricsToken);
  app.get('/metrics', async ({ headers }, reply) => {
    const [, given = ''] = /^Bearer (\S{1,1000})$/i.exec(headers.authorization ?? '') ?? [];
    reply.header('cache-control', 'no-store');
    if (!timingSafeEqual(digestOf(given), expected)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Of one length, so that neither the length nor the first letters of the token can be measured. */
const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
