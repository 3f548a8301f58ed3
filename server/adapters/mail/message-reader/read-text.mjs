import { decodeText, decodeWords } from '../../../formats/decode-text.mjs';
import { handParts } from './hand-parts.mjs';
import { isLogo, isMessage, isRead, isWanted, nameOf, parentOf } from './message-parts.mjs';
import { textOfPart } from './part-text.mjs';

/** What is shown as the message's text, in its order, and what is attached. */
export async function readText(parts, { bounds }) {
  const tree = new Map();
  const attached = [];
  let current;
  let bytes = 0;
  await handParts(parts, {
    bounds,
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
  const text = root ? await textOf(root, bounds) : '';
  return {
    text: text.slice(0, bounds.longestText),
    attachments: attached
      .filter((branch) => !isLogo(branch.node, branch.bytes, bounds))
      .map(({ node }) => nameOf(node))
      .slice(0, bounds.mostAttachments),
  };
}

const isText = (node) =>
  ['text/plain', 'text/html'].includes(node.contentType || 'text/plain') &&
  isRead(node) &&
  !isWanted(node);

async function textOf(branch, bounds) {
  const { node, children } = branch;
  if (node.multipart === 'alternative') return chosenText(children, bounds);
  if (node.multipart || isMessage(node)) {
    const texts = [];
    for (const child of children) texts.push((await textOf(child, bounds)).trim());
    const text = texts.filter(Boolean).join('\n\n');
    return isMessage(node) && text ? `${introductionOf(children[0].node)}\n\n${text}` : text;
  }
  return isText(node) ? textOfPart(branch, bounds) : '';
}

/** The same in several forms: the plain one, where it says anything. */
async function chosenText(children, bounds) {
  const isPlain = ({ node }) => (node.contentType || 'text/plain') === 'text/plain';
  for (const child of children.toSorted((a, b) => Number(isPlain(b)) - Number(isPlain(a)))) {
    const text = await textOf(child, bounds);
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
