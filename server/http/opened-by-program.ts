import type { IncomingHttpHeaders } from 'node:http';

/** Browsers say so where they fetch what nobody has asked for yet. */
const ahead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
/** What mail gateways, previews of links, crawlers and libraries call themselves; Cubot makes telephones. */
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|scan|preview|existence discovery|headless|facebookexternalhit|whatsapp|barracuda|mimecast|proofpoint|messagelabs|symantec|sophos|forti(?:guard|mail)|ironport|fireeye|zscaler|trend ?micro|checkpoint|avanan|cloudmark|urldefense|safelinks|google-safety|google-read-aloud|python|curl|wget|go-http-client|java\/|okhttp|axios|node-fetch|libwww|php\//i;

/** A link is rather opened by a program, such as a mail scanner, than by a person. */
export const isOpenedByProgram = (method: string, headers: IncomingHttpHeaders): boolean =>
  method !== 'GET' ||
  ahead.some((name) => /prefetch|prerender|preview/i.test(`${headers[name]}`)) ||
  !headers['user-agent'] ||
  programs.test(headers['user-agent']);
