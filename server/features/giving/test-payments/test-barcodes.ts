import { LRUCache } from 'lru-cache';
import { barsOf, pathOf, quietModules } from '#domain/donations/voucher-bars.ts';
import type { Database } from '#server/db/database.ts';
import { drawSvg } from '#server/features/kits/media/drawing.ts';
import { findPaymentOfVoucher } from './test-payments.repository.ts';

/** `:reference` for the route that answers it. */
export const testBarcodePath = (reference: string): string =>
  `/pago-de-prueba/${reference}/codigo-de-barras.png`;

/** Pixels. */
const module = 3;
const height = 150;
/** Pictures, of some 1 KB. */
const mostStored = 200;

export type TestBarcodes = ReturnType<typeof createTestBarcodes>;

/** The pictures of the bars of built-in vouchers, as providers have them. */
export function createTestBarcodes({ database }: { database: Database }) {
  const drawn = new LRUCache<string, Buffer>({
    max: mostStored,
    async fetchMethod(reference) {
      const payment = await findPaymentOfVoucher(database.query, reference);
      return payment && drawBars(await barsOf(reference));
    },
  });
  return {
    /** PNG; undefined where there is no such voucher. */
    draw: (reference: string): Promise<Buffer | undefined> => drawn.fetch(reference),
  };
}

function drawBars(bars: string): Promise<Buffer> {
  const width = (bars.length + 2 * quietModules) * module;
  const place = `translate(${quietModules * module} 10) scale(${module} 1)`;
  return drawSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="${width}" height="${height}" fill="#fff"/>` +
      `<path transform="${place}" d="${pathOf(bars, height - 20)}"/></svg>`,
  );
}
