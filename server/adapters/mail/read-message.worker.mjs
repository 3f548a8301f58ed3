import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Splitter } from '@zone-eu/mailsplit';
import { decodeText, decodeWords } from '../../formats/decode-text.mjs';

// Plain JavaScript: a process begins with a file, and this one is the same whether the server runs from its source or
// from the bundle. Its arguments: the message's file, what to read of it (`attachments`, `text` or `report`), the folder for its
// attachments, and its bounds as JSON.

const [message, wanted, folder, given] = process.argv.slice(2);
const bounds = JSON.parse(given);
const { mostAttachments, largestHead, largestQuotedPrintable } = bounds;

/** Parts that are shown as the message's text unless they say that they are attachments. */
const textTypes = ['text/plain', 'text/html', 'message/delivery-status'];
/** Bytes up to which a picture within the text belongs to its looks, such as a signature's logo. */
const { largestLogo } = bounds;

/** The part that holds a message which was attached, by the first part of that message. */
const containers = new WeakMap();
const parentOf = (node) => containers.get(node) ?? (node.parentNode || undefined);
const isMessage = ({ contentType }) => contentType === 'message/rfc822';
/** Messages that it is inside of. */
const depthOf = (node) => {
  let depth = 0;
  for (let at = parentOf(node); at; at = parentOf(at)) if (isMessage(at)) depth += 1;
  return depth;
};
/** Of messages within messages the first level is read, as people forward them. */
const isRead = (node) => depthOf(node) <= 1;

function isWanted(node) {
  const { multipart, messageNode, contentType, disposition } = node;
  if (multipart || messageNode || !isRead(node) || (isMessage(node) && depthOf(node) === 0))
    return false;
  const type = contentType || 'text/plain';
  if (textTypes.includes(type) && (!disposition || disposition === 'inline')) return false;
  // What only belongs to the looks of the text, such as its styles.
  return !(isWithinText(node) && type.startsWith('text/'));
}

function isWithinText(node) {
  return node.headers.get('content-id').length > 0 && isRelated(parentOf(node));
}

function isRelated(parent) {
  return Boolean(
    parent && (parent.contentType === 'multipart/related' || isRelated(parentOf(parent))),
  );
}

/** A picture of a paper that somebody pasted is larger than a logo. */
function isLogo(node, bytes) {
  const size = node.encoding === 'base64' ? (bytes * 3) / 4 : bytes;
  return isWithinText(node) && node.contentType?.startsWith('image/') && size <= largestLogo;
}

const nameOf = (node) => String(node.filename || '').slice(0, 300);

/**
 * Hands the reader the parts of a message, those of a message that was attached to it among them.
 * @param container the part that holds this message
 */
async function hand(parts, reader, container) {
  let inner;
  for await (const part of parts) {
    if (part.type === 'node') {
      await inner?.end();
      inner = undefined;
      if (container && part.root) containers.set(part, container);
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
  const written = decoderOf(node);
  const splitter = new Splitter({ maxHeadSize: largestHead });
  const read = pipeline(written.decoder, splitter, (parts) => hand(parts, reader, node));
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

function decoderOf(node) {
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

async function readAttachments(parts) {
  const names = [];
  /** The attachment that is being written. */
  let current;
  async function end() {
    if (!current) return;
    const { node, file, decoding, written } = current;
    current = undefined;
    decoding.decoder.end();
    await written;
    if (isLogo(node, decoding.bytes())) await rm(file);
    else names.push(nameOf(node));
  }
  await hand(parts, {
    async begin(node) {
      await end();
      // The text and what is not wanted is never decoded.
      if (!isWanted(node) || names.length >= mostAttachments) return;
      const file = path.join(folder, `attachment-${names.length}`);
      const decoding = decoderOf(node);
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

/** What is shown as the message's text, in its order, and what is attached. */
async function readText(parts) {
  const tree = new Map();
  const attached = [];
  let current;
  let bytes = 0;
  await hand(parts, {
    async begin(node) {
      const branch = { node, chunks: [], bytes: 0, children: [] };
      tree.set(node, branch);
      tree.get(parentOf(node))?.children.push(branch);
      if (isWanted(node)) attached.push(branch);
      current = branch;
    },
    async write(value) {
      current.bytes += value.length;
      if (!isText(current.node) || current.bytes > bounds.largestText) return;
      bytes += value.length;
      if (bytes <= 2 * bounds.largestText) current.chunks.push(value);
    },
    isDone: () => false,
  });
  const [root] = tree.values();
  const text = root ? await textOf(root) : '';
  return {
    text: text.slice(0, bounds.longestText),
    attachments: attached
      .filter((branch) => !isLogo(branch.node, branch.bytes))
      .map(({ node }) => nameOf(node))
      .slice(0, mostAttachments),
  };
}

const isText = (node) =>
  ['text/plain', 'text/html'].includes(node.contentType || 'text/plain') &&
  isRead(node) &&
  !isWanted(node);

async function textOf(branch) {
  const { node, children } = branch;
  if (node.multipart === 'alternative') return chosenText(children);
  if (node.multipart || isMessage(node)) {
    const texts = [];
    for (const child of children) texts.push((await textOf(child)).trim());
    const text = texts.filter(Boolean).join('\n\n');
    return isMessage(node) && text ? `${introductionOf(children[0].node)}\n\n${text}` : text;
  }
  return isText(node) ? textOfPart(branch) : '';
}

/** The same in several forms: the plain one, where it says anything. */
async function chosenText(children) {
  const isPlain = ({ node }) => (node.contentType || 'text/plain') === 'text/plain';
  for (const child of children.toSorted((a, b) => Number(isPlain(b)) - Number(isPlain(a)))) {
    const text = await textOf(child);
    if (text.trim()) return text;
  }
  return '';
}

/** As mail programs write above what they forward. */
function introductionOf({ headers }) {
  const fields = [
    ['De', 'from'],
    ['Fecha', 'date'],
    ['Asunto', 'subject'],
  ].map(([label, name]) => {
    const value = Buffer.from(headers.getFirst(name).slice(0, 1_000), 'latin1');
    return `${label}: ${decodeWords(decodeText(value)).replace(/\s+/g, ' ')}`;
  });
  return ['---------- Mensaje reenviado ----------', ...fields].join('\n');
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

async function textOfPart(branch) {
  const { node } = branch;
  const text = await decode(branch);
  if (node.contentType !== 'text/html') return node.flowed ? unflow(text, node.delSp) : text;
  const { convert } = await import('html-to-text');
  return convert(text, {
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
