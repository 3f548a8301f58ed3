import { createHash, randomUUID } from 'node:crypto';

/**
 * React marks the scripts and styles that it is given to write with this; no text of a page can hold it by chance. It stands where
 * React takes a nonce, and never leaves the server.
 */
export const scriptMark = `script-${randomUUID()}`;

const marked = new RegExp(
  `<(script|style)\\b([^>]*) nonce="${scriptMark}"([^>]*)>([\\s\\S]*?)</\\1>`,
  'g',
);

/**
 * The page without the marks, and the hashes by which a Content-Security-Policy allows its inline scripts and styles:
 * those that we wrote, not one that a text might have brought into the page.
 */
export function hashInline(html: string): { html: string; scripts: string[]; styles: string[] } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, kind, before = '', after = '', content = ''] of html.matchAll(marked)) {
    if (/\bsrc=/.test(before + after)) continue;
    const hash = createHash('sha256').update(content).digest('base64');
    hashes[kind as keyof typeof hashes].add(`'sha256-${hash}'`);
  }
  return {
    html: html.replaceAll(` nonce="${scriptMark}"`, ''),
    scripts: [...hashes.script],
    styles: [...hashes.style],
  };
}
