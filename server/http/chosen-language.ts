import type { IncomingMessage } from 'node:http';
import { isLanguage, type Language } from '#domain/language.ts';

/** What the reader has chosen, as the `lang` cookie mirrors it from local storage. */
export function chosenLanguage({
  headers,
}: Pick<IncomingMessage, 'headers'>): Language | undefined {
  const value = /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '')?.[1];
  return isLanguage(value) ? value : undefined;
}
