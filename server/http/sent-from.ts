import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was sent from a page of another site, by what the browser says of it: Fetch Metadata, else `Origin`,
 * else `Referer` (OWASP Cross-Site Request Forgery Prevention Cheat Sheet). Who says none of them passes
 * (docs/decisions/0017-progressive-enhancement.md).
 */
export function isFromOtherSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  // `none`: the reader did it, as by sending a form once more.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, referer, host } = headers;
  const isOwn = (address: string) =>
    URL.canParse(address) && [new URL(siteUrl).host, host].includes(new URL(address).host);
  // `null` is what a browser says that tells nobody from where; anybody's page can have it said.
  if (origin !== undefined && origin !== 'null') return !isOwn(origin);
  if (referer !== undefined) return !isOwn(referer);
  return origin === 'null';
}
