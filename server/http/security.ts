import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Headers that every answer carries; pages add a policy of their own. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps(config)
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(self), geolocation=(), microphone=(), payment=(self)',
    );
  });
}

/**
 * The policy of a page: only our own files, and only the inline scripts of these hashes.
 * `live`: in development Vite writes styles into the page and talks to it through a web socket.
 */
export function pagePolicy(scriptHashes: string, config: Config, live: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes}`,
    live ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    live ? "connect-src 'self' ws:" : "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(config) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function isHttps(config: Config): boolean {
  return config.siteUrl.startsWith('https:');
}
