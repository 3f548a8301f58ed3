import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';

/** What every recipient should at least take (RFC 9112 §3); no address of the portal is nearly as long. */
const longestAddress = 8_000;
/** Every choice of the longest filter, chosen at once, are fewer. */
const mostParameters = 200;

/** Whoever reads an address, its parameters above all, need not ask how much of it there is. */
export function boundAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { url = '' } }, _reply, done) => {
    if (url.length > longestAddress) done(new AppError('addressTooLong', 'addressTooLong'));
    else if (countParameters(url) > mostParameters)
      done(new AppError('malformed', 'tooManyParameters'));
    else done();
  });
}

function countParameters(url: string): number {
  let at = url.indexOf('?');
  let count = 0;
  while (at !== -1) {
    count += 1;
    at = url.indexOf('&', at + 1);
  }
  return count;
}
