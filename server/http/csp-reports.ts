import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { boundedNote } from '../limits/bounded-note.ts';

export const reportPath = '/csp-report';

/** More than any browser says of one violation; several of the Reporting API come together. */
const largestReport = 16 * 1024;
const mostOfOneBody = 20;
/** Of all browsers together; the rest is answered and not read. */
const mostInAMinute = 300;

/** Everything else that a report names counts as one kind. */
const directives = [
  ...['script-src-elem', 'script-src-attr', 'script-src', 'style-src-elem', 'style-src-attr'],
  ...['style-src', 'img-src', 'media-src', 'font-src', 'connect-src', 'frame-src', 'worker-src'],
  ...['object-src', 'base-uri', 'form-action', 'frame-ancestors', 'default-src'],
];
const blockedWords = ['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-sink'];
const schemes = ['data', 'blob', 'https', 'http', 'chrome-extension', 'moz-extension'];

interface Violation {
  directive: string;
  /** What kind of thing was blocked: never its address, which may name a person or hold a key. */
  blocked: string;
}

/**
 * Where browsers tell that a page's policy has blocked something: of each kind a line in the log once a minute, with how
 * often it came, and nothing of who sent it or which page it was.
 */
export async function registerCspReports(
  app: FastifyInstance,
  { context: { clock, log } }: { context: Pick<Context, 'clock' | 'log'> },
): Promise<void> {
  const notes = new Map<string, (violation: Violation) => void>();
  let minute = 0;
  let taken = 0;

  function mayRead(): boolean {
    const now = Math.floor(clock.now().getTime() / 60_000);
    if (now !== minute) [minute, taken] = [now, 0];
    taken += 1;
    return taken <= mostInAMinute;
  }

  function note(violation: Violation): void {
    // The words are few, and so are the kinds.
    const kind = `${violation.directive} ${violation.blocked}`;
    const known =
      notes.get(kind) ??
      boundedNote<Violation>(clock, (reports, { directive, blocked }) =>
        log.warn({ directive, blocked, reports }, 'a page’s policy blocked something'),
      );
    notes.set(kind, known);
    known(violation);
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'application/json'],
    { parseAs: 'string', bodyLimit: largestReport },
    async (_request: unknown, body: string) => body,
  );
  app.post(reportPath, { bodyLimit: largestReport }, async ({ body }, reply) => {
    if (typeof body === 'string' && mayRead()) for (const one of violationsIn(body)) note(one);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** Of `report-uri` as of the Reporting API; of anything else nothing. */
export function violationsIn(body: string): Violation[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return [];
  }
  const reports = (Array.isArray(parsed) ? parsed : [parsed]).slice(0, mostOfOneBody);
  return reports.flatMap((report: unknown) => {
    const old = memberOf(report, 'csp-report');
    const body = memberOf(report, 'type') === 'csp-violation' ? memberOf(report, 'body') : old;
    if (typeof body !== 'object' || body === null) return [];
    const directive = wordOf(
      body,
      'effectiveDirective',
      'effective-directive',
      'violated-directive',
    );
    const blocked = wordOf(body, 'blockedURL', 'blocked-uri');
    return [
      {
        directive: directives.find((name) => directive.split(' ', 1)[0] === name) ?? 'other',
        blocked:
          blockedWords.find((word) => blocked === word) ??
          schemes.find((scheme) => blocked === scheme || blocked.startsWith(`${scheme}:`)) ??
          'other',
      },
    ];
  });
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

function wordOf(body: object, ...names: string[]): string {
  for (const name of names) {
    const word = memberOf(body, name);
    if (typeof word === 'string') return word;
  }
  return '';
}
