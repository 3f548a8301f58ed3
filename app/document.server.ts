import { createHash } from 'node:crypto';
import type { BrowserFiles, InlineHashes } from '#server/web/page-request.ts';
import { type HydrationData, hydrationDataId } from './hydration-data.ts';
import { languageScript } from './i18n/language-script.ts';
import { sessionScript } from './session/session-mark.ts';

/** Runs before the first paint. */
const earlyScript = `${languageScript};${sessionScript}`;

interface Parts {
  /** What the page is made of, as Vite names it. */
  sources: readonly string[];
  /** What it shows of which the scripts are not loaded yet. */
  lazyParts: readonly string[];
  entry: string;
  /** Where people come for what its scripts show, not to read: these are asked for while the page is still on its way. */
  scriptsFirst: boolean;
  data: HydrationData;
  /** schema.org data beside what the page itself writes. */
  jsonLd: object | undefined;
}

/**
 * Writes into React's document what the browser needs beside it. Texts cannot hold these tags, for React escapes them.
 * @throws when the document does not have the parts that documents have
 */
export function writeDocument(
  rendered: string,
  files: BrowserFiles,
  { sources, lazyParts, entry, scriptsFirst, data, jsonLd }: Parts,
): { html: string; hashes: InlineHashes } {
  const styles = files.stylesOf([...sources, ...lazyParts]);
  const [head, body, end] = cut(rendered, '</head>', '</body></html>');
  const priority = scriptsFirst ? '' : ' fetchpriority="low"';
  const preloads = files
    .scriptsOf(sources)
    .map((address) => `<link rel="modulepreload" href="${address}"${priority}/>`)
    .join('');
  const searchData = jsonLd
    ? `<script type="application/ld+json">${jsonInScript(jsonLd)}</script>`
    : '';
  return {
    html: `<!DOCTYPE html>${head}<script>${earlyScript}</script>${scriptsFirst ? preloads : ''}<style id="page-styles">${styles}</style>${searchData}${body}<script type="application/json" id="${hydrationDataId}">${jsonInScript(data)}</script>${scriptsFirst ? '' : preloads}<script type="module" async src="${files.addressOf(entry)}"${priority}></script>${end}`,
    hashes: { scripts: [hashOf(earlyScript)], styles: [hashOf(styles)] },
  };
}

function cut(document: string, endOfHead: string, endOfBody: string): [string, string, string] {
  const at = document.indexOf(endOfHead);
  if (at < 0 || !document.endsWith(endOfBody)) throw new Error('a page is no whole document');
  return [document.slice(0, at), document.slice(at, -endOfBody.length), endOfBody];
}

/** JSON that can neither end its script nor begin a comment. */
export const jsonInScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const hashes = new Map<string, string>();

/** Pages share a few dozen texts: those of the build. */
function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}
