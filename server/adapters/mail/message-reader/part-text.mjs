import { buffer } from 'node:stream/consumers';
import { decodeText } from '../../../formats/decode-text.mjs';

/** What a part says, as plain text. @param branch the part and what has been read of it */
export async function textOfPart(branch, bounds) {
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

export async function decode({ node, chunks }) {
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
