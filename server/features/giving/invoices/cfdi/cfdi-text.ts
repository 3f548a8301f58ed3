import { collapseSpace } from '#server/adapters/stamping/fiscal-stamp.ts';
import type { CfdiNode } from './cfdi-node.ts';

/** The document as UTF-8 text. */
export function toXml(node: CfdiNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(node)}`;
}

function elementText({ name, attributes, children = [] }: CfdiNode): string {
  const written = attributes.map((one) => ` ${one.name}="${escapeAttribute(one.value)}"`).join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.map(elementText).join('')}</${name}>`;
}

const escapeAttribute = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

/** The cadena original, which the seal signs: the signed values, barred. */
export const originalString = (node: CfdiNode): string =>
  `||${signedValues(node).map(collapseSpace).join('|')}||`;

function signedValues({ attributes, children = [], attributesBehind = 0 }: CfdiNode): string[] {
  const values = attributes.filter(({ unsigned }) => !unsigned).map(({ value }) => value);
  const behind = values.splice(values.length - attributesBehind);
  return [...values, ...children.flatMap(signedValues), ...behind];
}
