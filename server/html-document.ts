import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A whole document that no program runs in: React escapes every text in it. @param html its `<html>` element */
export const htmlDocument = (html: ReactElement): string =>
  `<!doctype html>\n${renderToStaticMarkup(html)}\n`;
