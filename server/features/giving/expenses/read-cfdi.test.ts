import { describe, expect, test } from 'vitest';
import { supplierCfdi } from '#tests/fakes/supplier-cfdi.ts';
import { readCfdi } from './read-cfdi.ts';

const plain = supplierCfdi();
const facts = readCfdi(plain);
const before = (text: string) => plain.replace('</cfdi:Comprobante>', `${text}</cfdi:Comprobante>`);
const addenda = (text: string) => before(`<cfdi:Addenda>${text}</cfdi:Addenda>`);
const schema = 'xsi:schemaLocation="http://www.sat.gob.mx/cfd/4 cfdv40.xsd"';

describe('an invoice as programs of others write it is read', () => {
  test.each([
    ['an empty line first', `\r\n${plain}`],
    ['a byte order mark', `\ufeff${plain}`],
    ['a mark and an empty line', `\ufeff\n ${plain}`],
    ['text after its end', `${plain}\n</html> & Enviado por <b>correo`],
    ['markup without end after it', plain + '<!'.repeat(140_000)],
    ['zeros after its end', `${plain}\u0000\u0000`],
    ['an undeclared prefix in its Addenda', addenda('<x:pedido x:n="1"><x:a/></x:pedido>')],
    ['xsi that nothing declares', plain.replace('Version=', `${schema} Version=`)],
    [
      'a style sheet',
      plain.replace('?>', '?><?xml-stylesheet type="text/xsl" href="https://example.com/a.xsl"?>'),
    ],
    ['another charset in its first line', plain.replace('UTF-8', 'windows-1252')],
  ])('with %s', (_what, xml) => {
    expect(readCfdi(xml)).toEqual(facts);
  });
});

test.each([
  ['an undeclared prefix outside its Addenda', before('<x:a/>'), 'expenseCfdiInvalid'],
  [
    'an Addenda that holds a stamp',
    supplierCfdi({ uuid: null }).replace(
      '</cfdi:Comprobante>',
      '<cfdi:Addenda><tfd:TimbreFiscalDigital UUID="6f3a2b10-9c4d-4e5f-8a7b-0123456789ab"/></cfdi:Addenda></cfdi:Comprobante>',
    ),
    'expenseCfdiUnstamped',
  ],
  ['a document type', plain.replace('?>', '?><!DOCTYPE a>'), 'expenseCfdiInvalid'],
  ['another instruction', plain.replace('?>', '?><?php a?>'), 'expenseCfdiInvalid'],
  ['a cut end', plain.slice(0, -20), 'expenseCfdiInvalid'],
  ['a total of 0', supplierCfdi({ total: '0.00' }), 'expenseCfdiNothing'],
])('%s is told', (_what, xml, reason) => {
  expect(() => readCfdi(xml)).toThrow(expect.objectContaining({ details: { cfdi: [reason] } }));
});
