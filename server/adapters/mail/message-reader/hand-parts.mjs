import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { Splitter } from '@zone-eu/mailsplit';
import { contain, depthOf, isMessage } from './message-parts.mjs';

/**
 * Hands the reader the parts of a message, those of a message that was attached to it among them.
 * @param reader its `bounds` are those of the message
 * @param container the part that holds this message
 */
export async function handParts(parts, reader, container) {
  let inner;
  for await (const part of parts) {
    if (part.type === 'node') {
      await inner?.end();
      inner = undefined;
      if (container && part.root) contain(container, part);
      await reader.begin(part);
      if (isMessage(part) && !part.messageNode && depthOf(part) === 0) inner = open(part, reader);
    } else if (part.type === 'body') {
      await (inner ?? reader).write(part.value);
    }
    if (reader.isDone()) return;
  }
  await inner?.end();
}

/** A message that was attached, which comes in pieces. */
function open(node, reader) {
  const { bounds } = reader;
  const written = decoderOf(node, bounds);
  const splitter = new Splitter({ maxHeadSize: bounds.largestHead });
  const read = pipeline(written.decoder, splitter, (parts) => handParts(parts, reader, node));
  // Whoever waits for it next hears of it.
  read.catch(() => {});
  return {
    write: (value) => written.write(value, read),
    async end() {
      written.decoder.end();
      await read;
    },
  };
}

/** @param bounds `largestQuotedPrintable` bytes */
export function decoderOf(node, { largestQuotedPrintable }) {
  const decoder = node.getDecoder();
  let bytes = 0;
  return {
    decoder,
    bytes: () => bytes,
    async write(value, taken) {
      bytes += value.length;
      // The decoder of quoted-printable holds all of it until the end.
      if (node.encoding === 'quoted-printable' && bytes > largestQuotedPrintable) {
        throw new Error('an attachment in quoted-printable is too large');
      }
      if (!decoder.write(value)) await Promise.race([once(decoder, 'drain'), taken]);
    },
  };
}
