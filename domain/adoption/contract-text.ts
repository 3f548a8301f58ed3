import { type ValueOf, vocabulary } from '../vocabulary.ts';

/**
 * The text of a contract as people write it: paragraphs between empty lines, `# ` before a heading, `- ` before each
 * item of a list, and `{{placeholders}}`. Nothing else has a meaning, HTML least of all.
 */
export type ContractBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

/** What a template may name; the words are the same in both languages. */
export const contractPlaceholders = vocabulary({
  pet: 'mascota',
  species: 'especie',
  sex: 'sexo',
  breed: 'raza',
  color: 'color',
  microchip: 'microchip',
  sterilization: 'esterilizacion',
  family: 'familia',
  familyEmail: 'correo_familia',
  familyPhone: 'telefono_familia',
  familyAddress: 'domicilio_familia',
  organization: 'organizacion',
  organizationAddress: 'domicilio_organizacion',
  organizationEmail: 'correo_organizacion',
  responsible: 'responsable',
  date: 'fecha',
  folio: 'folio',
  site: 'sitio',
});
export type ContractValues = Readonly<Record<ValueOf<typeof contractPlaceholders>, string>>;

const braces = /\{\{([^{}]*)\}\}/g;
/** What stands in braces and is no placeholder, as it was written. */
export function unknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(braces)].flatMap(([whole, name = '']) =>
    contractPlaceholders.fromWire(name.trim()) ? [] : [whole],
  );
  const stray = text.replace(braces, '').match(/\{\{|\}\}/g) ?? [];
  return [...new Set([...unknown, ...stray])];
}

/** What a template names. */
export const namesIn = (text: string): ReadonlySet<keyof ContractValues> =>
  new Set(
    [...text.matchAll(braces)].flatMap(
      ([, name = '']) => contractPlaceholders.fromWire(name.trim()) ?? [],
    ),
  );

/** Values are one line each: they cannot begin a heading or a list of their own. */
export const fillContract = (text: string, values: ContractValues): string =>
  text.replace(braces, (whole, name: string) => {
    const known = contractPlaceholders.fromWire(name.trim());
    return known ? values[known].replace(/\s+/g, ' ').trim() : whole;
  });

export function contractBlocks(text: string): ContractBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n+/)
    .flatMap(blocksOf);
}

/** Lines without an empty one between them: headings and lists may follow one another. */
function blocksOf(part: string): ContractBlock[] {
  const blocks: ContractBlock[] = [];
  for (const line of part.split('\n').map((one) => one.trim())) {
    if (!line) continue;
    const last = blocks.at(-1);
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2).trim() });
    else if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (last?.kind === 'list')
        blocks[blocks.length - 1] = { ...last, items: [...last.items, item] };
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') {
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${line}` };
    } else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}
