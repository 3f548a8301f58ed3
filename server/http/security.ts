import type { FastifyInstance } from 'fastify';
import { passportWorkerPath } from '#domain/passports/passport-paths.ts';
import type { PageId } from '#domain/site-map.ts';
import type { Config } from '../config/config.ts';
import type { InlineHashes } from '../web/page-request.ts';
import { reportPath } from './csp-reports.ts';

/**
 * Headers that every answer carries; pages add a policy of their own. They never differ, so they are made once. A page
 * loads two dozen built files that no browser shows by themselves: those carry only what concerns such a file.
 */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  const headersOfParts = Object.fromEntries(
    Object.entries(headers).filter(([name]) => concernsParts.includes(name)),
  );
  // A worker's policy is that of its own file: it fetches what it keeps.
  const headersOfWorker = { ...headers, 'content-security-policy': workerPolicy };
  app.addHook('onRequest', ({ url }, reply, done) => {
    const isWorker = url === passportWorkerPath;
    const others = isWorker ? headersOfWorker : headers;
    reply.headers(partOfPages.test(url) ? headersOfParts : others);
    done();
  });
}

const workerPolicy = "default-src 'none'; connect-src 'self'";
const partOfPages = /^\/assets\/[\w.-]+\.(?:css|js|woff2)$/;
const concernsParts = [
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
];

/** As the OWASP Secure Headers Project names them. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    // Of whatever is no page.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps(config) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // The filters of old browsers, which leak more than they hold back.
    'x-xss-protection': '0',
  };
}

/** Where `report-to` of a page's policy leads. */
export const reportingEndpoints = `csp="${reportPath}"`;

interface PolicyOf {
  page: PageId;
  hashes: InlineHashes;
  /** In development Vite writes scripts and styles into the page and talks to it through a web socket. */
  live: boolean;
  /** Whose fields cards are asked for in, of those whose keys are set. */
  cardProviders: readonly CardFieldProvider[];
}

/**
 * The policy of a page: only our own files, and only the inline scripts and styles of these hashes. Where cards are asked for in a
 * provider's fields, its script and its frames too.
 */
export function pagePolicy(
  config: Config,
  { page, hashes, live, cardProviders }: PolicyOf,
): string {
  const cards = cardPages.has(page) ? together(cardProviders) : nothingMore;
  return [
    "default-src 'self'",
    live
      ? `script-src 'self' 'unsafe-inline'${cards.scripts}`
      : `script-src 'self' ${hashes.scripts.join(' ')}${cards.scripts}`,
    live ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${hashes.styles.join(' ')}`,
    "img-src 'self' data: blob:",
    `media-src 'self' blob:${videoSources(config)}`,
    "font-src 'self'",
    `connect-src 'self'${live ? ' ws:' : ''}${cards.calls}`,
    ...(cards.frames ? [`frame-src${cards.frames}`] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(config) ? ['upgrade-insecure-requests'] : []),
    // Firefox knows only the former.
    `report-uri ${reportPath}`,
    'report-to csp',
  ].join('; ');
}

/** Each video by its own address; those of the portal are allowed as they are. */
function videoSources({ tutorialVideos }: Config): string {
  return Object.values(tutorialVideos)
    .filter((video) => video?.startsWith('http'))
    .map((video) => {
      const { origin, pathname } = new URL(video ?? '');
      return ` ${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
    })
    .join('');
}

const nothingMore = { scripts: '', calls: '', frames: '' };

/** Where somebody gives, and where a card is changed: as `ownDocuments` of the browser's routes. */
const cardPages: ReadonlySet<PageId> = new Set(['donations', 'myProfile', 'guestDonation']);

type CardFieldProvider = 'stripe' | 'conekta';

const cardSources: Readonly<Record<CardFieldProvider, typeof nothingMore>> = {
  /** As docs.stripe.com/security/guide lists them. */
  stripe: {
    scripts: ' https://js.stripe.com https://*.js.stripe.com',
    calls: ' https://api.stripe.com',
    frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  },
  /** Its component, and the frame that the component draws. */
  conekta: {
    scripts: ' https://pay.conekta.com https://assets.conekta.com',
    calls: ' https://*.conekta.com https://api.conekta.io',
    frames: ' https://*.conekta.com',
  },
};

const together = (providers: readonly CardFieldProvider[]): typeof nothingMore => {
  const all = (part: keyof typeof nothingMore) =>
    providers.map((name) => cardSources[name][part]).join('');
  return { scripts: all('scripts'), calls: all('calls'), frames: all('frames') };
};

function isHttps(config: Config): boolean {
  return config.siteUrl.startsWith('https:');
}
