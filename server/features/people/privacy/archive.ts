import type { FileStore } from '#server/adapters/files/file-store.ts';
import { type ZipEntry, zip } from '#server/formats/zip.ts';
import type { ExportedFile } from './exported-file.ts';

interface Text {
  path: string;
  content: AsyncIterable<string>;
}

/**
 * A ZIP in pieces. What is gone is left out.
 * @param exported read when the texts are written
 */
export function archive(
  texts: readonly Text[],
  exported: readonly ExportedFile[],
  files: FileStore,
): AsyncGenerator<Uint8Array> {
  function* entries(): Generator<ZipEntry> {
    for (const { path, content } of texts) yield { path, open: async () => content };
    for (const { key, path } of exported) {
      yield { path, open: async () => (await files.open(key))?.stream };
    }
  }

  return zip(entries());
}
