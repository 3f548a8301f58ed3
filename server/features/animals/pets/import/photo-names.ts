import { createHash } from 'node:crypto';
import { foldText } from '#domain/text.ts';
import { type Columns, compileText } from './cell-source.ts';
import type { PhotoSource } from './import-sources.ts';

/** The most media that a pet may have. */
const mostPhotos = 3;

/** The names of a row's photos; whether there are such files is for the reader of the pictures to see. */
export type PhotoNames = (cells: readonly string[], externalId: string) => string[];

export function compilePhotos(source: PhotoSource | undefined, columns: Columns): PhotoNames {
  if (source?.files) {
    const names = source.files.map((file) => compileText(file, columns, 'photos.files'));
    return (cells) => names.map((name) => name(cells));
  }
  if (source?.column === undefined) return () => [];
  const index = columns.indexOf(source.column, 'photos.column');
  if (!source.values) {
    return (cells) =>
      (cells[index] ?? '')
        .split(source.separator)
        .map((name) => name.trim())
        .filter(Boolean)
        .slice(0, mostPhotos);
  }
  const choices = new Map(
    Object.entries(source.values).map(([value, names]) => [foldText(value), names]),
  );
  return (cells, externalId) => {
    const names = choices.get(foldText(cells[index] ?? ''));
    const name = names?.[numberOf(externalId) % names.length];
    return name === undefined ? [] : [name];
  };
}

/** The same id always gives the same number, so that a pet keeps its picture. */
const numberOf = (externalId: string) =>
  createHash('sha256').update(externalId).digest().readUInt32BE();
