import type { Section } from './export-document.tsx';
import { ExportedFile } from './exported-file.ts';

interface Form {
  /** Where the reader finds a file. */
  placeOf(file: ExportedFile): string;
  /** For people who look into it: a line each, indented by so many spaces. */
  indent?: number;
}

/** For machines: the records of each section under its key, as `JSON.stringify` writes them. A record a piece. */
export async function* exportJson(
  sections: readonly Section[],
  { placeOf, indent = 0 }: Form,
): AsyncGenerator<string> {
  const line = (depth: number) => (indent > 0 ? `\n${' '.repeat(indent * depth)}` : '');
  const colon = indent > 0 ? ': ' : ':';
  const placed = (_field: string, value: unknown) =>
    value instanceof ExportedFile ? placeOf(value) : value;

  yield '{';
  for (const [index, { about, portions }] of sections.entries()) {
    yield `${index > 0 ? ',' : ''}${line(1)}${JSON.stringify(about.key)}${colon}[`;
    let isFirst = true;
    for await (const records of portions()) {
      for (const record of records) {
        const text = JSON.stringify(record, placed, indent).replaceAll('\n', line(2));
        yield `${isFirst ? '' : ','}${line(2)}${text}`;
        isFirst = false;
      }
    }
    yield isFirst ? ']' : `${line(1)}]`;
  }
  yield `${sections.length > 0 ? line(0) : ''}}`;
}
