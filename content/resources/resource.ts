import type { ResourceId } from '#domain/content/link.ts';
import type { PlainBlock } from '#domain/content/plain-blocks.ts';
import type { Bilingual } from '#domain/language.ts';

/** A line to be filled in by hand. */
export interface BlankField {
  label: string;
  /** How much of the line's width it takes. */
  width: 'third' | 'half' | 'full';
}

export type DocumentBlock =
  | PlainBlock
  | { kind: 'clauses'; items: readonly { title: string; text: string }[] }
  | { kind: 'fields'; fields: readonly BlankField[] }
  /** Boxes to tick. */
  | { kind: 'checks'; items: readonly string[] }
  /** Columns of text; the first row is not a head. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Amounts in centavos of a peso, written by the generator as money. */
  | { kind: 'amounts'; items: readonly { label: string; note: string; amountCents: number }[] }
  /** A table that the generator counts from the pets of the portal. */
  | { kind: 'statistics'; of: 'petsByStatus' | 'petsBySpecies' | 'petsByState' }
  | { kind: 'signatures'; people: readonly string[] };

export interface DocumentSection {
  heading: string;
  blocks: readonly DocumentBlock[];
}

/** The whole text of a file that can be downloaded. `{correo general}` and its like stand for what editors say it is. */
export interface DocumentText {
  title: string;
  subtitle: string;
  sections: readonly DocumentSection[];
  /** The small print at the foot of each page. */
  footer: string;
}

export interface Resource {
  id: ResourceId;
  group: 'adopt' | 'sterilize' | 'donate' | 'volunteer' | 'organisation';
  formats: readonly ('pdf' | 'docx')[];
  /** Without format: `contrato-de-adopcion`. */
  fileName: Bilingual;
  title: Bilingual;
  summary: Bilingual;
  /** Without English, readers of both languages get the Spanish file. */
  text: { es: DocumentText; en?: DocumentText };
}
