import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** More than any message of a provider has. */
const largestMessage = 512 * 1024;

/** Where payment providers tell what has happened: signed, so read as it came. Anything but 2xx comes again. */
export async function registerPaymentWebhooks(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: largestMessage },
    async (_request: unknown, body: Buffer) => body,
  );
  for (const provider of ['stripe', 'paypal', 'conekta'] as const) {
    app.post(
      `/webhooks/${provider}`,
      { bodyLimit: largestMessage },
      async ({ body, headers, ip }, reply) => {
        const message = { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers };
        await context.keyVault.refresh();
        await context.paymentMessages.receive(provider, message, ip);
        return reply.header('cache-control', 'no-store').send({ status: 'ok' });
      },
    );
  }
}
