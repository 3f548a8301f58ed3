import type { Readable } from 'node:stream';
import { makeZip } from 'client-zip';

export interface ZipEntry {
  /** Inside the archive. */
  path: string;
  /** When its turn comes; undefined leaves it out. */
  open(): Promise<Readable | AsyncIterable<string> | undefined>;
}

/** A ZIP in pieces, one entry open at a time: memory stays the same however many there are. */
export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  let open: Readable | AsyncIterable<string> | undefined;

  async function* inputs() {
    for await (const { path, open: read } of entries) {
      open = await read();
      if (open) yield { name: path, input: open };
    }
  }

  const pieces = makeZip(inputs()).getReader();
  try {
    for (;;) {
      const { done, value } = await pieces.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Whoever wanted it may have gone.
    if (open && 'destroy' in open) open.destroy();
  }
}
