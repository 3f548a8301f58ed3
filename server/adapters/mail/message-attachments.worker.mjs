import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { Splitter } from '@zone-eu/mailsplit';

// Plain JavaScript: a process begins with a file, and this one is the same whether the server runs from its source or
// from the bundle. Its arguments: the message's file, the folder for its attachments, and its bounds as JSON.

const [message, folder, bounds] = process.argv.slice(2);
const { mostAttachments, largestHead, largestQuotedPrintable } = JSON.parse(bounds);

/** Parts that are shown as the message's text unless they say that they are attachments. */
const textTypes = ['text/plain', 'text/html', 'message/delivery-status'];

const names = [];
/** The attachment that is being written. */
let current;

function isWanted({ multipart, messageNode, contentType, disposition, headers, parentNode }) {
  if (multipart || messageNode) return false;
  const isText = textTypes.includes(contentType || 'text/plain');
  if (isText && (!disposition || disposition === 'inline')) return false;
  return !(headers.get('content-id').length > 0 && isRelated(parentNode));
}

/** Belongs to the looks of the text, such as a signature's logo. */
function isRelated(parent) {
  return Boolean(
    parent && (parent.contentType === 'multipart/related' || isRelated(parent.parentNode)),
  );
}

function begin(node) {
  const file = path.join(folder, `attachment-${names.length}`);
  names.push(String(node.filename || '').slice(0, 300));
  const decoder = node.getDecoder();
  const written = pipeline(decoder, createWriteStream(file, { mode: 0o600 }));
  // Whoever waits for it next hears of it.
  written.catch(() => {});
  current = { node, decoder, written, bytes: 0 };
}

async function write(value) {
  current.bytes += value.length;
  // The decoder of quoted-printable holds all of it until the end.
  if (current.node.encoding === 'quoted-printable' && current.bytes > largestQuotedPrintable) {
    throw new Error('an attachment in quoted-printable is too large');
  }
  if (!current.decoder.write(value)) {
    await Promise.race([once(current.decoder, 'drain'), current.written]);
  }
}

async function end() {
  current?.decoder.end();
  await current?.written;
  current = undefined;
}

async function readParts(parts) {
  for await (const part of parts) {
    if (part.type === 'node') {
      await end();
      if (!isWanted(part)) continue;
      if (names.length >= mostAttachments) return;
      begin(part);
    } else if (part.type === 'body' && part.node === current?.node) {
      // The text and what is not wanted is never decoded.
      await write(part.value);
    }
  }
}

try {
  await pipeline(
    createReadStream(message),
    new Splitter({ maxHeadSize: largestHead }),
    async (parts) => {
      await readParts(parts);
      await end();
    },
  );
  process.stdout.write(JSON.stringify({ names }));
} catch (error) {
  process.stdout.write(JSON.stringify({ code: error.code, problem: error.message }));
}
