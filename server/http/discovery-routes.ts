import type { FastifyInstance } from 'fastify';
import { newsletterPaths } from '#domain/contact/newsletter-paths.ts';
import { languages } from '#domain/language.ts';
import type { Context } from '../context.ts';
import { type CacheText, sendText } from '../web/cached-texts.ts';
import { type FeedFormat, feedFormats, feedPath, jsonFeed, rssFeed } from './feeds.ts';
import {
  campaignAddress,
  eventAddress,
  fundraiserAddress,
  issueAddress,
  landingAddresses,
  mostAddresses,
  pageAddresses,
  petAddress,
  sitemapIndexXml,
  sitemapXml,
  spendingAddress,
} from './sitemap.ts';

const petsInFeed = 30;
const caching = 'public, max-age=0, s-maxage=300';
const sitemapType = 'application/xml; charset=utf-8';
const feedTypes: Record<FeedFormat, string> = {
  xml: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};
const feedTexts = { xml: rssFeed, json: jsonFeed };

/** What finds the pages: sitemap, robots, feeds of new pets, and what a phone needs to install the site. */
export function registerDiscoveryRoutes(
  app: FastifyInstance,
  { context, cacheText }: { context: Context; cacheText: CacheText },
): void {
  const {
    config,
    content,
    petListing,
    petPlaces,
    adoptionEvents,
    newsletterIssues,
    campaigns,
    spending,
  } = context;
  const { siteUrl } = config;
  const cached = (name: string, write: () => Promise<Iterable<string>>) =>
    cacheText(name, ['content', 'pets', 'events', 'newsletter', 'campaigns', 'spending'], write);

  async function listPagesAndEvents() {
    const issues = await newsletterIssues.archivedForSitemap();
    const [newest] = issues;
    const changes = newest && { newsletterArchive: newest.changedAt };
    return [
      ...pageAddresses(await content.publishedAt(), changes),
      ...issues.map(issueAddress),
      ...(await campaigns.forSitemap()).map(campaignAddress),
      ...(await spending.publishedMonths()).map(spendingAddress),
      ...(await context.fundraisers.forSitemap()).map(fundraiserAddress),
      ...landingAddresses(await petPlaces.list('adoption')),
      ...(await adoptionEvents.forSitemap()).map(eventAddress),
    ];
  }

  async function writeSitemap(): Promise<Iterable<string>> {
    const parts = await petListing.parts();
    const pagesAndEvents = await listPagesAndEvents();
    const pets = parts.reduce((sum, part) => sum + part.pets, 0);
    if ((pagesAndEvents.length + pets) * languages.length > mostAddresses) {
      const files = parts.map(({ part, updatedAt }) => ({
        path: `/sitemap-${part}.xml`,
        changedOn: updatedAt.slice(0, 10),
      }));
      return sitemapIndexXml([{ path: '/sitemap-pages.xml' }, ...files], siteUrl);
    }
    const lists = [];
    for (const { part } of parts) lists.push(await petListing.list(part));
    return sitemapXml([...pagesAndEvents, ...lists.flat().map(petAddress)], siteUrl);
  }

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', caching)
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          ...languages.map((language) => `Disallow: ${newsletterPaths[language].follow}/`),
          '',
          `Sitemap: ${siteUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    reply.type(sitemapType).header('cache-control', caching);
    return sendText(request, reply, await cached('sitemap', writeSitemap));
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    reply.type(sitemapType).header('cache-control', caching);
    const text = await cached('sitemap pages', async () =>
      sitemapXml(await listPagesAndEvents(), siteUrl),
    );
    return sendText(request, reply, text);
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    const { part } = request.params;
    if (!/^[1-9]\d{0,5}$/.test(part)) return reply.redirect('/', 302);
    const text = await cached(`sitemap ${part}`, async () => {
      const pets = await petListing.list(Number(part));
      return pets.length > 0 ? sitemapXml(pets.map(petAddress), siteUrl) : [];
    });
    if (text.isEmpty) return reply.redirect('/', 302);
    reply.type(sitemapType).header('cache-control', caching);
    return sendText(request, reply, text);
  });

  for (const language of languages) {
    for (const format of feedFormats) {
      const path = feedPath(language, format);
      app.get(path, async (request, reply) => {
        const text = await cached(path, async () => {
          const pets = await context.pets.findNewest(petsInFeed);
          const lists = await content.published('petLists', language);
          const siteName = await content.organisationName();
          return [feedTexts[format]({ language, siteUrl, siteName, pets, lists })];
        });
        reply.header('cache-control', caching).header('access-control-allow-origin', '*');
        return sendText(request, reply.type(feedTypes[format]), text);
      });
    }
  }

  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', caching)
      .send(JSON.stringify(webManifest(await content.organisationName()))),
  );
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
