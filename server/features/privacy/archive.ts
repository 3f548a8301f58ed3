import type { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { ExportedFile } from './exported-file.ts';

interface Text {
  path: string;
  content: AsyncIterable<string>;
}

/**
 * A ZIP in pieces, one file open at a time: memory stays the same however many there are. What is gone is left out.
 * @param exported read when the texts are written
 */
export async function* archive(
  texts: readonly Text[],
  exported: readonly ExportedFile[],
  files: FileStore,
): AsyncGenerator<Uint8Array> {
  let open: Readable | undefined;

  async function* entries() {
    for (const { path, content } of texts) yield { name: path, input: content };
    for (const { key, path } of exported) {
      const file = await files.open(key);
      if (!file) continue;
      open = file.stream;
      yield { name: path, input: file.stream };
    }
  }

  const zip = makeZip(entries()).getReader();
  try {
    for (;;) {
      const { done, value } = await zip.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Whoever wanted it may have gone.
    open?.destroy();
  }
}
