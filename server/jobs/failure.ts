import { redact } from '../process/redact.ts';

const longest = 300;

/** What is kept of an error for a person to look at: one line without people's addresses and credentials. */
export function failureOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [line = ''] = message.split('\n', 1);
  // Long words are recognised whole, so the cut comes after.
  return redact(line.slice(0, 10 * longest)).slice(0, longest);
}
