import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProvider } from '#server/adapters/stamping/built-in/test-provider.ts';
import { readFiscalStamp, stampOriginalString } from '#server/adapters/stamping/fiscal-stamp.ts';
import { sealedCfdi, testCsd } from '#tests/api/invoices/sealed-cfdi.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { renderInvoice } from './invoice-pdf.ts';

const now = new Date('2026-11-22T15:20:00Z');
const name = () => '';
const options = {
  letterhead: { name: 'Casa Animal', logo: undefined },
  isTest: true,
  names: { regime: name, use: name, paymentForm: name },
  now,
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'casa-animal-invoice-pdf-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

let stamped: string;
beforeAll(async () => {
  const provider = createTestProvider({ dataDir, clock: { now: () => now } });
  ({ xml: stamped } = await provider.stamp(sealedCfdi(await testCsd())));
});

/** The printed form reads the document and verifies nothing. */
function withConcepts(count: number): string {
  const [concept = ''] = /<cfdi:Concepto [^>]*>/.exec(stamped) ?? [];
  const numbered = (index: number) => concept.replace(/17(?=")/, `D${index + 1}`);
  return stamped.replace(concept, Array.from({ length: count }, (_, i) => numbered(i)).join(''));
}

const listed = (pages: readonly string[]) =>
  Array.from(pages.join(' ').matchAll(/\b84101600 (D\d+)\b/g), ([, number]) => number);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `D${index + 1}`);

test.each([1, 9])('an invoice of %i donations is one page', async (count) => {
  const pages = await readPdf(await renderInvoice(withConcepts(count), options));
  expect(pages).toHaveLength(1);
  expect(listed(pages)).toEqual(numbers(count));
});

test('an invoice of many donations lists each of them, on as many pages as it takes', async () => {
  const file = await renderInvoice(withConcepts(400), options);
  const pages = await readPdf(file);
  expect(pages).toHaveLength(13);
  expect(listed(pages)).toEqual(numbers(400));
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Clave Donativo Descripción Cantidad Importe');
    expect(page).toContain(`Página ${index + 1} de 13`);
  }
  expect(file.length).toBeLessThan(500_000);
});

// The second page is nearly empty, half full, and full; then the third is.
test.each([20, 38, 41, 44, 52])(
  'of %i donations, what proves it stays on one page',
  async (count) => {
    const pages = await readPdf(await renderInvoice(withConcepts(count), options));
    expect(listed(pages)).toEqual(numbers(count));
    const stamp = readFiscalStamp(stamped);
    const last = pages.at(-1)?.replaceAll(' ', '') ?? '';
    for (const text of [stamp.documentSeal, stamp.seal, stampOriginalString(stamp)]) {
      expect(last).toContain(text.replaceAll(' ', ''));
    }
    expect(last).toContain('representaciónimpresadeunCFDI');
  },
);

test('while a long one is drawn, others have their turn', async () => {
  let turns = 0;
  let isDrawn = false;
  const drawn = renderInvoice(withConcepts(400), options).finally(() => {
    isDrawn = true;
  });
  while (!isDrawn) {
    await setImmediate();
    turns += 1;
  }
  await drawn;
  expect(turns).toBeGreaterThanOrEqual(40);
});
