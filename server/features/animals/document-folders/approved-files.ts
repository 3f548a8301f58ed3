import { numberedNames, safeFileName } from '#domain/document-folders/file-name.ts';
import { documentNames } from '#domain/document-folders/folder-document.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { type ZipEntry, zip } from '#server/formats/zip.ts';
import type { FolderDocument, FolderRecords, PetFolder } from './folder-records.ts';
import { undefinedIfNotFound } from './undefined-if-not-found.ts';

/** Files of one archive: what the portal keeps of a folder, and more. */
const mostFiles = 50;
/** Bytes of one archive, whoever keeps the files. */
const mostBytes = 200 * 1024 * 1024;

/** The documents as an adopter may know them: what was looked at, without the reviewers' words. */
export const asAdopterSees = (documents: readonly FolderDocument[]): FolderDocument[] =>
  documents.map((document) => ({
    ...document,
    comments: '',
    notes: [],
    files: document.files.filter(({ approved }) => approved),
  }));

/**
 * The approved files as a ZIP in pieces, each under the name of its document and its own.
 * @throws AppError notFound (there is none), before the first piece; tooLarge among the pieces
 */
export function approvedFiles(
  records: FolderRecords,
  folder: PetFolder,
  documents: readonly FolderDocument[],
  language: Language,
): AsyncGenerator<Uint8Array> {
  const approved = documents
    .flatMap((document) =>
      document.files
        .filter((file) => file.approved)
        .map(({ id, name }) => ({ id, name: nameInArchive(document, name, language) })),
    )
    .slice(0, mostFiles);
  if (approved.length === 0) throw notFound('file');
  const names = numberedNames(approved.map(({ name }) => name));
  const entries = approved.map(
    ({ id }, index): ZipEntry => ({
      path: names[index] ?? id,
      open: async () => (await undefinedIfNotFound(records.openFile(folder, id)))?.stream,
    }),
  );
  return bounded(zip(entries));
}

function nameInArchive({ kind, name }: FolderDocument, fileName: string, language: Language) {
  const document = (kind ? documentNames[kind][language] : name).replace(/[/\\]/g, '-');
  return safeFileName(`${document} - ${fileName}`);
}

async function* bounded(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new AppError('tooLarge', 'fileTooLarge');
    yield piece;
  }
}
