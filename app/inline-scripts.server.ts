import { createHash, randomUUID } from 'node:crypto';

/**
 * React marks the scripts that it is given to write with this; no text of a page can hold it by chance. It stands where
 * React takes a nonce, and never leaves the server.
 */
export const scriptMark = `script-${randomUUID()}`;

const markedScripts = new RegExp(
  `<script\\b([^>]*) nonce="${scriptMark}"([^>]*)>([\\s\\S]*?)</script>`,
  'g',
);

/**
 * The page without the marks, and the hashes by which a Content-Security-Policy allows its inline scripts: those that we
 * wrote, not one that a text might have brought into the page.
 */
export function hashScripts(html: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  for (const [, before = '', after = '', program = ''] of html.matchAll(markedScripts)) {
    if (/\bsrc=/.test(before + after)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(program).digest('base64')}'`);
  }
  return { html: html.replaceAll(` nonce="${scriptMark}"`, ''), hashes: [...hashes] };
}
