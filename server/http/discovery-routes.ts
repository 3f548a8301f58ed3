import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { visitor } from '#domain/accounts/viewer.ts';
import { dateIn } from '#domain/clock.ts';
import { languages } from '#domain/language.ts';
import { programmes } from '#domain/pets/vocabularies.ts';
import type { Context } from '../context.ts';
import { type Feed, feedFormats, feedPath, jsonFeed, rssFeed } from './feeds.ts';
import {
  type Address,
  type ListedPet,
  listAddresses,
  partsOf,
  sitemapIndexXml,
  sitemapXml,
} from './sitemap.ts';

const petsInFeed = 30;
const petsAtOnce = 1000;
const caching = 'public, max-age=0, s-maxage=300';

/** What finds the pages: sitemap, robots, feeds of new pets, and what a phone needs to install the site. */
export async function registerDiscoveryRoutes(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { config, dataVersions, clock } = context;
  const { siteUrl, siteName } = config;
  const sitemaps = new LRUCache<string, Address[][]>({ max: 1 });

  async function sitemapParts(): Promise<Address[][]> {
    const today = dateIn(config.timezone, clock.now());
    const key = `${today} ${await dataVersions.current('pets')}`;
    const parts = sitemaps.get(key) ?? partsOf(listAddresses(await listPublicPets(context)));
    sitemaps.set(key, parts);
    return parts;
  }

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', caching)
      .send(
        ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await sitemapParts();
    const [only = []] = parts;
    return sendXml(
      reply,
      parts.length > 1 ? sitemapIndexXml(parts.length, siteUrl) : sitemapXml(only, siteUrl),
    );
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    const part = (await sitemapParts())[Number(request.params.part) - 1];
    return part ? sendXml(reply, sitemapXml(part, siteUrl)) : reply.redirect('/', 302);
  });

  for (const language of languages) {
    for (const format of feedFormats) {
      app.get(feedPath(language, format), async (_request, reply) => {
        const feed: Feed = { language, siteUrl, siteName, pets: await newestPets(context) };
        reply.header('cache-control', caching).header('access-control-allow-origin', '*');
        return format === 'xml'
          ? reply.type('application/rss+xml; charset=utf-8').send(rssFeed(feed))
          : reply.type('application/feed+json; charset=utf-8').send(jsonFeed(feed));
      });
    }
  }

  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', caching)
      .send(JSON.stringify(webManifest(siteName))),
  );
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.type('application/xml; charset=utf-8').header('cache-control', caching).send(xml);
}

const isPublic = { field: 'status', operator: 'in', value: [...programmes] } as const;

async function newestPets({ pets }: Context) {
  const { items } = await pets.query(visitor, {
    where: [isPublic],
    order: [],
    page: 1,
    limit: petsInFeed,
  });
  return items;
}

/** In portions, so that others are answered in between. */
async function listPublicPets({ pets }: Context): Promise<ListedPet[]> {
  const listed: ListedPet[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await pets.query(visitor, {
      where: [isPublic],
      order: [],
      page,
      limit: petsAtOnce,
    });
    for (const { id, status } of items) {
      listed.push({ id, status: status === 'rehabilitation' ? 'rehabilitation' : 'adoption' });
    }
    if (items.length < petsAtOnce) return listed;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function webManifest(siteName: string) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: siteName,
    short_name: siteName,
    lang: 'es-MX',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#fff8ec',
    theme_color: '#fff8ec',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}
