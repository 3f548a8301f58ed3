/**
 * An element of the document. Elements and their attributes stand in the order of the SAT's cadena original, so that
 * the document and what its seal signs are written from one description.
 */
export interface CfdiNode {
  name: string;
  attributes: readonly Attribute[];
  children?: readonly CfdiNode[];
  /** Of its attributes how many the cadena original has behind its children. */
  attributesBehind?: number;
}

export interface Attribute {
  name: string;
  value: string;
  /** Stands in the document alone: the seal does not sign it. */
  unsigned?: true;
}

export const signed = (name: string, value: string): Attribute => ({ name, value });
export const unsigned = (name: string, value: string): Attribute => ({
  name,
  value,
  unsigned: true,
});

export const element = (
  name: string,
  attributes: readonly Attribute[],
  children?: readonly CfdiNode[],
): CfdiNode => ({ name, attributes, children });

/** '1234.50' */
export const pesos = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
