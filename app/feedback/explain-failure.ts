import type { es } from '#app/i18n/account/es.ts';
import { WireError } from '#app/wire/wire-error.ts';

/** What a popup says of a call that failed. */
export interface Failure {
  title: string;
  lines: string[];
}

/** In the words of the specification's error catalogue. Our own mistakes say nothing about themselves. */
export function explainFailure(error: unknown, text: typeof es.failures): Failure {
  if (!(error instanceof WireError)) return { title: text.title, lines: [text.unexpected] };
  const { message, errors, status, retryAfterSeconds } = error;
  // These speak for themselves; every other message stands below the specification's general title.
  const known: Partial<Record<string, string>> = text.known;
  const title = known[message];
  if (status === 0) return { title: title ?? message, lines: [text.unreachable] };
  if (status === 429) return { title: text.tooMany, lines: [text.retry(retryAfterSeconds)] };
  if (status === 500) return { title: text.title, lines: [text.unexpected, text.administrator] };
  // Some of the portal's texts come in braces.
  const details = Object.values(errors)
    .flat()
    .map((line) => line.replace(/[{}]/g, ''));
  if (title !== undefined) return { title, lines: details };
  return { title: text.title, lines: details.length > 0 ? details : [message] };
}
