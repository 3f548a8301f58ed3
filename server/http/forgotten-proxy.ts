import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { isLoopback } from '../web/network.ts';

/**
 * With TRUST_PROXY=0 behind a proxy of this machine all visitors are one, and share its limits: said once, at the first
 * request that shows it.
 */
export function noteForgottenProxy(app: FastifyInstance, { config, log }: Context): void {
  if (config.trustProxy > 0) return;
  let isSaid = false;
  app.addHook('onRequest', ({ raw: { headers, socket } }, _reply, done) => {
    if (!isSaid && headers['x-forwarded-for'] && isLoopback(socket.remoteAddress ?? '')) {
      isSaid = true;
      log.warn(
        'TRUST_PROXY is 0, and requests come from a proxy on this machine (X-Forwarded-For): all visitors share one limit',
      );
    }
    done();
  });
}
