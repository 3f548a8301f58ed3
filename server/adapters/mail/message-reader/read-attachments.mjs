import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decoderOf, handParts } from './hand-parts.mjs';
import { isLogo, isWanted, nameOf } from './message-parts.mjs';

/** Writes what is attached to a message into the folder, a file each. @returns their names */
export async function readAttachments(parts, { folder, bounds }) {
  const { mostAttachments } = bounds;
  const names = [];
  /** The attachment that is being written. */
  let current;
  async function end() {
    if (!current) return;
    const { node, file, decoding, written } = current;
    current = undefined;
    decoding.decoder.end();
    await written;
    if (isLogo(node, decoding.bytes(), bounds)) await rm(file);
    else names.push(nameOf(node));
  }
  await handParts(parts, {
    bounds,
    async begin(node) {
      await end();
      // The text and what is not wanted is never decoded.
      if (!isWanted(node) || names.length >= mostAttachments) return;
      const file = path.join(folder, `attachment-${names.length}`);
      const decoding = decoderOf(node, bounds);
      const written = pipeline(decoding.decoder, createWriteStream(file, { mode: 0o600 }));
      // Whoever waits for it next hears of it.
      written.catch(() => {});
      current = { node, file, decoding, written };
    },
    write: async (value) => current?.decoding.write(value, current.written),
    isDone: () => !current && names.length >= mostAttachments,
  });
  await end();
  return { names };
}
