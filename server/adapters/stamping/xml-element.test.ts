import { expect, it, test } from 'vitest';
import { withStamp } from './fiscal-stamp.ts';
import { MalformedXml, readXml } from './xml-element.ts';

it('reads names by their namespaces, whatever prefixes are written', () => {
  const root = readXml(
    '<a:x xmlns:a="urn:1" n="&amp;&#xF1;"><y xmlns="urn:2">q<![CDATA[&]]></y></a:x>',
  );
  expect(root).toMatchObject({ namespace: 'urn:1', name: 'x', attributes: { n: '&ñ' } });
  expect(root.children).toMatchObject([{ namespace: 'urn:2', name: 'y', text: 'q&' }]);
});

test.each([
  ['', 'nothing'],
  ['<a>', 'what is not closed'],
  ['<a/><b/>', 'two roots'],
  ['<a b="1" b="2"/>', 'an attribute twice'],
  ['<p:a/>', 'an unknown prefix'],
  ['<a>&ntilde;</a>', 'an unknown entity'],
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'a document type'],
  ['<a><?xml-stylesheet href="b"?></a>', 'a processing instruction'],
  ['<a>\u0000</a>', 'a character that XML has not'],
  ['<a>'.repeat(101) + '</a>'.repeat(101), 'what is nested too deep'],
])('refuses %j, %s', (text) => {
  expect(() => readXml(text)).toThrow(MalformedXml);
});

test.each([
  [
    'letters of all planes',
    '<!-- 🐶 --><c:Comprobante xmlns:c="http://www.sat.gob.mx/cfd/4" n="🐱ñ">',
  ],
  ['a mark of byte order', '\uFEFF<c:Comprobante xmlns:c="http://www.sat.gob.mx/cfd/4">'],
  ['line ends of Windows', '<c:Comprobante\r\n xmlns:c="http://www.sat.gob.mx/cfd/4"\r\n>\r\n'],
])('puts a stamp into its place after %s', (_what, start) => {
  const [before, after] = [`${start}<c:Complemento><d/>\r\n`, '</c:Complemento ></c:Comprobante>'];
  expect(withStamp(before + after, '<stamp/>')).toBe(`${before}<stamp/>${after}`);
});
