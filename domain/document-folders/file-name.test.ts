import { expect, it } from 'vitest';
import { numberedNames, safeFileName } from './file-name.ts';

it.each([
  ['Cartilla de Luna.pdf', 'pdf', 'Cartilla de Luna.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\Users\\Rosa\\cartilla.PDF', 'pdf', 'cartilla.pdf'],
  ['..', 'jpg', 'archivo.jpg'],
  ['.htaccess', 'jpg', 'htaccess.jpg'],
  ['factura\u202Efdp.exe', 'pdf', 'facturafdp.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'pdf', 'aSet-Cookie_ x.pdf'],
  ['nul\0.pdf', 'pdf', 'nul.pdf'],
  ['"><script>.png', 'png', '___script_.png'],
  ['', 'png', 'archivo.png'],
  ['vacuna.final.jpeg', 'jpg', 'vacuna.final.jpg'],
  ['niño ñandú.webp', undefined, 'niño ñandú.webp'],
  ['sin ending', undefined, 'sin ending'],
])('%j with the ending %s becomes %j', (name, ending, safe) => {
  expect(safeFileName(name, ending)).toBe(safe);
});

it('cuts a long name and keeps its ending', () => {
  const name = safeFileName(`${'ñ'.repeat(500)}.pdf`, 'pdf');
  expect(name).toHaveLength(120);
  expect(name.endsWith('ñ.pdf')).toBe(true);
});

it('numbers names that are taken, also by a numbered one', () => {
  expect(
    numberedNames(['a.pdf', 'A.pdf', 'a (2).pdf', 'a.pdf', 'b', 'b', 'a.jpg', '.x', '.x']),
  ).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (2) (2).pdf',
    'a (3).pdf',
    'b',
    'b (2)',
    'a.jpg',
    '.x',
    '.x (2)',
  ]);
});
