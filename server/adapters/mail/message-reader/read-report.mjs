import { decode } from './part-text.mjs';

const reportParts = {
  'message/delivery-status': 'status',
  'message/global-delivery-status': 'status',
  'message/feedback-report': 'feedback',
  'text/rfc822-headers': 'original',
  'message/rfc822': 'original',
};

/** What a report says of the mail that it is about; nothing that stands inside that mail counts as the report. */
export async function readReport(parts, { bounds }) {
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
