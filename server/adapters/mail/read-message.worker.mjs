import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Splitter } from '@zone-eu/mailsplit';
import { decodeText } from '../../decode-text.mjs';

// Plain JavaScript: a process begins with a file, and this one is the same whether the server runs from its source or
// from the bundle. Its arguments: the message's file, what to read of it (`attachments`, `text` or `report`), the folder for its
// attachments, and its bounds as JSON.

const [message, wanted, folder, given] = process.argv.slice(2);
const bounds = JSON.parse(given);
const { mostAttachments, largestHead, largestQuotedPrintable } = bounds;

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

async function readAttachments(parts) {
  await readParts(parts);
  await end();
  return { names };
}

/** What is shown as the message's text; the first one of each kind, for mails hold it as plain text and as HTML. */
async function readText(parts) {
  const texts = new Map();
  const attachments = [];
  let current;
  for await (const part of parts) {
    if (part.type === 'node') {
      if (isWanted(part)) attachments.push(String(part.filename || '').slice(0, 300));
      current = beginText(part, texts);
    } else if (part.type === 'body' && current) {
      current.bytes += part.value.length;
      if (current.bytes <= bounds.largestText) current.chunks.push(part.value);
    }
  }
  const text = await textOf(texts);
  return {
    text: text.slice(0, bounds.longestText),
    attachments: attachments.slice(0, mostAttachments),
  };
}

const reportParts = {
  'message/delivery-status': 'status',
  'message/global-delivery-status': 'status',
  'message/feedback-report': 'feedback',
  'text/rfc822-headers': 'original',
  'message/rfc822': 'original',
};

/** What a report says of the mail that it is about; nothing that stands inside that mail counts as the report. */
async function readReport(parts) {
  const texts = new Map();
  let original = '';
  let current;
  for await (const part of parts) {
    if (part.type === 'node') {
      const isOriginal = part.parentNode?.messageNode;
      if (isOriginal && !original) original = part.headers.build().toString('latin1');
      const name = reportParts[part.contentType];
      current = undefined;
      if (!name || part.messageNode || texts.has(name) || isInside(part)) continue;
      current = { node: part, chunks: [], bytes: 0 };
      texts.set(name, current);
    } else if (part.type === 'body' && current) {
      current.bytes += part.value.length;
      if (current.bytes <= bounds.longestReport) current.chunks.push(part.value);
    }
  }
  const textNamed = async (name) => (texts.has(name) ? decode(texts.get(name)) : '');
  return {
    status: await textNamed('status'),
    feedback: await textNamed('feedback'),
    // Its head alone: what it says is nothing that its sender signed.
    original: (original || (await textNamed('original')))
      .split(/\r?\n\r?\n/, 1)[0]
      .slice(0, bounds.longestReport),
  };
}

const isInside = ({ parentNode }) =>
  Boolean(parentNode && (parentNode.messageNode || isInside(parentNode)));

/** @returns undefined where this part is not read */
function beginText(node, texts) {
  const type = node.contentType || 'text/plain';
  if (isWanted(node) || node.multipart || node.messageNode || texts.has(type)) return undefined;
  const text = { node, chunks: [], bytes: 0 };
  texts.set(type, text);
  return text;
}

async function textOf(texts) {
  const plain = texts.get('text/plain');
  if (plain) {
    const text = await decode(plain);
    if (text.trim()) return plain.node.flowed ? unflow(text, plain.node.delSp) : text;
  }
  const html = texts.get('text/html');
  if (!html) return '';
  const { convert } = await import('html-to-text');
  return convert(await decode(html), {
    wordwrap: false,
    limits: { maxInputLength: bounds.largestText, maxDepth: 60 },
    formatters: { cell: formatCell },
    selectors: [
      { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'td', format: 'cell' },
      { selector: 'th', format: 'cell' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}

/** A cell of a table; spaces that follow each other become one. */
function formatCell({ children }, walk, builder) {
  builder.addInline(' ');
  walk(children, builder);
  builder.addInline(' ');
}

async function decode({ node, chunks }) {
  const decoder = node.getDecoder();
  decoder.end(Buffer.concat(chunks));
  return decodeText(await buffer(decoder), node.charset || undefined).replace(/\r\n?/g, '\n');
}

/** Joins the lines that the sender's program broke (RFC 3676). */
function unflow(text, delSp) {
  const lines = [];
  let open;
  for (const line of text.split('\n')) {
    const [marks] = /^>*/.exec(line);
    const rest = line.slice(marks.length).replace(/^ /, '');
    if (open === marks && rest !== '-- ') lines[lines.length - 1] += rest;
    else lines.push(marks ? `${marks} ${rest}` : rest);
    const flows = rest.endsWith(' ') && rest !== '-- ';
    if (flows && delSp) lines[lines.length - 1] = lines.at(-1).slice(0, -1);
    open = flows ? marks : undefined;
  }
  return lines.join('\n');
}

const readers = { text: readText, report: readReport, attachments: readAttachments };

try {
  let read;
  await pipeline(
    createReadStream(message),
    new Splitter({ maxHeadSize: largestHead }),
    async (parts) => {
      read = await readers[wanted](parts);
    },
  );
  process.stdout.write(JSON.stringify(read));
} catch (error) {
  process.stdout.write(JSON.stringify({ code: error.code, problem: error.message }));
}
