import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogConfig } from '../config/config.ts';
import { routeOf } from '../web/request-route.ts';
import { redact } from './redact.ts';

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
      hooks: { streamWrite: redact },
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
function describeRequest(request: Parameters<typeof routeOf>[0] & { method?: string }): object {
  return { method: request.method, route: routeOf(request) };
}
