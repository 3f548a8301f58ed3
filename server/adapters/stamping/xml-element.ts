import { type SaxesAttributeNS, SaxesParser } from 'saxes';

export interface XmlElement {
  /** URI; '' without one. */
  namespace: string;
  /** Without a prefix. */
  name: string;
  /** By their names as written; those of a namespace with their prefix. */
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
  /** Where its end tag begins in the text that was read; undefined for one written as <a/>. */
  endTagAt: number | undefined;
}

/** A CFDI is five deep; what other services answer must not fill the stack of who walks through it. */
const deepest = 100;

export class MalformedXml extends Error {
  override readonly name = 'MalformedXml';
}

interface Reading {
  /**
   * As other people's programs write a CFDI: an Addenda may use prefixes that nothing declares (it is outside the seal),
   * `xsi` as well, a style sheet may be named, and what follows the root's end is not looked at.
   */
  asFound?: boolean;
}

/** Nothing after it is read. */
class RootEnd extends Error {}

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/**
 * The root of a document, strictly read: namespaces resolved, nothing fetched, no entities but XML's own five.
 * @throws MalformedXml, also for a document type, a processing instruction and what is nested too deep
 */
export function readXml(text: string, { asFound = false }: Reading = {}): XmlElement {
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  const parser = new SaxesParser({
    xmlns: true,
    ...(asFound && {
      additionalNamespaces: { xsi: schemaInstance },
      resolvePrefix: (prefix: string) =>
        open[1]?.name === 'Addenda' ? `undeclared:${prefix}` : undefined,
    }),
  });
  parser.on('error', (cause) => {
    throw new MalformedXml(cause.message, { cause });
  });
  parser.on('doctype', () => {
    throw new MalformedXml('has a document type');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (asFound && target === 'xml-stylesheet') return;
    throw new MalformedXml('has an instruction');
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const element: XmlElement = {
      namespace: uri,
      name: local,
      attributes: valuesOf(attributes),
      children: [],
      text: '',
      endTagAt: undefined,
    };
    root ??= element;
    open.at(-1)?.children.push(element);
    if (open.push(element) > deepest) throw new MalformedXml('is nested too deep');
  });
  parser.on('text', (piece) => appendText(open.at(-1), piece));
  parser.on('cdata', (piece) => appendText(open.at(-1), piece));
  parser.on('closetag', ({ isSelfClosing }) => {
    const element = open.pop();
    if (element && !isSelfClosing) {
      element.endTagAt = text.lastIndexOf('</', parser.position - 1);
    }
    if (asFound && open.length === 0) throw new RootEnd();
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof RootEnd)) throw error;
  }
  if (!root) throw new MalformedXml('has no element');
  return root;
}

function appendText(element: XmlElement | undefined, piece: string): void {
  if (element) element.text += piece;
}

const valuesOf = (attributes: Record<string, SaxesAttributeNS>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]));

export const childrenOf = (
  element: XmlElement | undefined,
  namespace: string,
  name: string,
): XmlElement[] =>
  element?.children.filter((child) => child.namespace === namespace && child.name === name) ?? [];

export const childOf = (
  element: XmlElement | undefined,
  namespace: string,
  name: string,
): XmlElement | undefined => childrenOf(element, namespace, name)[0];
