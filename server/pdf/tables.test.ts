import { expect, it } from 'vitest';
import { PdfSheet } from './sheet.ts';
import { longTable, table } from './tables.ts';

const newSheet = () =>
  new PdfSheet({
    letterhead: { name: 'Casa Animal', logo: undefined },
    language: 'es',
    title: 'Lista',
    subject: 'Lista',
    footer: 'Pie',
    form: 'letter',
    scale: 1,
    createdAt: new Date(0),
  });
const head = ['Fecha', 'Monto'];
const rows = Array.from({ length: 80 }, (_, index) => [`día ${index}`, `$${index}.00`]);

it('a long table is the same, and lets others have their turn while it is drawn', async () => {
  const atOnce = newSheet();
  table(atOnce, head, rows, { amountColumns: [1] });
  const inPieces = newSheet();
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await longTable(inPieces, head, rows, { amountColumns: [1] });
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(9);
  expect(inPieces.pages).toBeGreaterThan(1);
  expect((await inPieces.finish()).equals(await atOnce.finish())).toBe(true);
});
