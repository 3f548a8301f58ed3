import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { testBarcodePath } from '../features/giving/test-payments/test-barcodes.ts';

/** The picture that `barcode_url` of a built-in voucher names: whoever has its digits may see them as bars. */
export function registerTestBarcodeRoute(
  app: FastifyInstance,
  { context: { testPayments } }: { context: Pick<Context, 'testPayments'> },
): void {
  const { barcodes } = testPayments;
  if (!barcodes) return;
  app.get<{ Params: { reference: string } }>(
    testBarcodePath(':reference'),
    async (request, reply) => {
      const { reference } = request.params;
      const image = /^\d{14}$/.test(reference) ? await barcodes.draw(reference) : undefined;
      if (!image) {
        reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        return reply.send('Not found');
      }
      reply.headers({
        'cache-control': 'private, max-age=86400, immutable',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
      return reply.type('image/png').send(image);
    },
  );
}
