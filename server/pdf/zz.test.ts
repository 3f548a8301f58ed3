import { it } from 'vitest';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { table } from '#server/pdf/tables.ts';
it('t', async () => {
  for (let n = 0; n < 2; n++) {
  const sheet = new PdfSheet({ language: 'es', title: 'x', subject: 'y', footer: 'z', form: 'letter', scale: 1, createdAt: new Date() });
  let t = performance.now();
  table(sheet, ['Fecha','Folio','Concepto','Metodo','Monto'], Array.from({length:500},(_, i)=>['12 ene','D'+i,'Donativo para una mascota muy querida','Tarjeta','$1,234.00']), { shares: [13, 11, 34, 22, 20], amountColumns: [4] });
  console.log('table', performance.now()-t); t = performance.now();
  const p = sheet.finish(); console.log('finish sync', performance.now()-t);
  await p; console.log('finish', performance.now()-t);
  }
});
