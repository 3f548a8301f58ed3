import { createRequire } from 'node:module';
import type { ReactElement } from 'react';

const require = createRequire(import.meta.url);

/** A part of such a document. */
export function htmlFragment(html: ReactElement): string {
  // A start without it is shorter, and an import would let everybody wait who writes HTML.
  const { renderToStaticMarkup } = require('react-dom/server') as typeof import('react-dom/server');
  return renderToStaticMarkup(html);
}

/** A whole document without scripts: React escapes every text in it. @param html its `<html>` element */
export function htmlDocument(html: ReactElement): string {
  return `<!doctype html>\n${htmlFragment(html)}\n`;
}
