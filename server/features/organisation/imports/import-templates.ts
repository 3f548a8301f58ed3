import type { Viewer } from '#domain/accounts/viewer.ts';
import { toCsv } from '#domain/csv.ts';
import { workbookOf } from '#server/formats/workbook.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import type { TableImport } from './import-kind.ts';
import { requireImporter } from './imports.policy.ts';

/** Excel takes no more for a list of choices. */
const longestList = 255;

interface TemplateFile<Content> {
  name: string;
  content: Content;
}

/** A table to fill in, with words to choose and a second sheet that says how. @throws AppError unauthenticated, forbidden */
export async function workbookTemplate(
  dependencies: ImportDependencies,
  viewer: Viewer,
): Promise<TemplateFile<Uint8Array>> {
  requireImporter(dependencies, viewer);
  const { kind, template } = dependencies.of;
  const [header = [], ...rows] = tableOf(dependencies.of);
  const choices = kind.field.values.flatMap((field, at) => {
    const words = kind.fields[field]?.words?.wireWords ?? [];
    const isShort = words.length > 0 && words.join(',').length <= longestList;
    return isShort ? [[at, words] as const] : [];
  });
  const content = await workbookOf([
    {
      name: template.sheet,
      widths: header.map((name) => Math.max(14, name.length + 2)),
      rows: [header, ...rows],
      choices: new Map(choices),
    },
    { name: 'Cómo llenarla', widths: [36, 14, 90], rows: howTo(dependencies.of) },
  ]);
  return { name: `${template.file}.xlsx`, content };
}

/** The same for programs without workbooks. @throws AppError unauthenticated, forbidden */
export async function csvTemplate(
  dependencies: ImportDependencies,
  viewer: Viewer,
): Promise<TemplateFile<string>> {
  requireImporter(dependencies, viewer);
  return { name: `${dependencies.of.template.file}.csv`, content: toCsv(tableOf(dependencies.of)) };
}

const tableOf = ({ kind: { field, fields }, template: { examples } }: TableImport): string[][] => [
  field.values.map((name) => fields[name]?.label.es ?? name),
  ...examples.map((example) => field.values.map((name) => example[name] ?? '')),
];

function howTo({ kind: { field, fields }, template: { hints, note } }: TableImport): string[][] {
  const lines = field.values.map((name) => {
    const { label, isOptional, words } = fields[name] ?? { label: { es: name } };
    const list = words?.wireWords.join(', ');
    const hint = [hints[name], list && `Una de estas palabras: ${list}.`].filter(Boolean);
    return [label.es, isOptional ? 'No' : 'Sí', hint.join(' ')];
  });
  return [['Columna', '¿Hace falta?', 'Cómo se llena'], ...lines, ['', '', note]];
}
