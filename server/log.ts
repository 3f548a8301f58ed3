import { type Logger, pino } from 'pino';
import type { LogConfig } from './config/config.ts';

/** Structured lines on standard output; what could be a credential never gets there. */
export function createLog(config: LogConfig): Logger {
  return pino({
    level: config.level,
    redact: {
      paths: ['password', 'apikey', 'jwt', 'token', '*.password', '*.apikey', '*.jwt', '*.token'],
      censor: '[hidden]',
    },
  });
}
