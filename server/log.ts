import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogConfig } from './config/config.ts';

/**
 * Structured lines on standard output. What could be a credential or a person's address never gets there, whoever
 * wrote it into an address, a message or an error.
 */
export function createLog(config: LogConfig, destination?: DestinationStream): Logger {
  return pino(
    {
      level: config.level,
      serializers: { err: describeError, req: describeRequest },
      redact: {
        paths: ['password', 'apikey', 'jwt', 'token', '*.password', '*.apikey', '*.jwt', '*.token'],
        censor: '[hidden]',
      },
      hooks: { streamWrite: hidePeopleAndSecrets },
    },
    destination,
  );
}

/** Errors carry what they were about (recipients, rows, addresses): only what tells the mistake is written down. */
function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, cause } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack,
    ...(cause !== undefined && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}

/** The route's pattern instead of the address, which may hold a token. */
function describeRequest(request: { method?: string; routeOptions?: { url?: string } }): object {
  return { method: request.method, route: request.routeOptions?.url };
}

/** Bounded, as addresses are, so that a long line costs no more than its length; never cuts a JSON escape in two. */
const emailAddress =
  /(?<!\\(?:u[0-9a-f]{0,3})?)[^\s"\\/<>(),:;@]{1,64}(?:@|%40)(?:[\w.-]{1,253}|\[[\d.]{1,15}\])/gi;
/** As long as the portal's secrets are; ids (36) and names of files (lower case) are shorter or tamer. */
const longWord = /[\w-]{40,}/g;

function hidePeopleAndSecrets(line: string): string {
  return line
    .replace(emailAddress, '[address]')
    .replace(longWord, (word) => (/[A-Z]/.test(word) ? '[hidden]' : word));
}
