/** What somebody wrote into a mail, and what their program quoted below it. */
export interface SplitText {
  text: string;
  quoted: string;
}

/** Lines over which mail programs break what introduces a quote, and its characters. */
const introductionLines = 3;
const longestIntroduction = 400;
/** Lines within which the header fields of a quoted mail stand, among them addresses over several lines. */
const headLines = 12;

/** `El mié, 25 nov 2026 a las 10:00, Casa Animal <hola@…> escribió:`, of programs in four languages. */
const introductions = [
  /^(?:El|On)\s.*\s(?:escribió|wrote)\s?:$/i,
  /^Em\s.*\sescreveu\s?:$/i,
  /^Le\s.*\sa écrit\s?:$/i,
  /^\S.*[<(]\S+@\S+[>)]\s(?:escribió|wrote|escreveu)(?:\s.*)?:$/i,
];
const address = /\S@\S/;
const dayAndTime = /\b(?:20)?\d\d\b.*\b\d{1,2}:\d\d/;

const markers =
  /^-{2,}\s*(?:Mensaje (?:original|reenviado)|(?:Original|Forwarded) message|Mensagem (?:original|encaminhada))\s*-{2,}\s*(.*)$/i;
const ruler = /^_{10,}$/;
const label = (words: string) => new RegExp(`^\\*?(?:${words})\\s?:\\*?(?:\\s|$)`, 'i');
const from = label('De|From');
const sent = label('Enviado(?: el| em)?|Enviada(?: em)?|Fecha|Sent|Date|Data');
const subject = label('Asunto|Subject|Assunto');
const copies = label('Para|To|Cc|CCO|Bcc|Responder a|Reply-To');
const fields = [from, sent, subject, copies];

/**
 * Apart from what they quote, answers are read at a glance. Only what a program surely wrote is set apart, and only
 * where no line of the person's own follows; what cannot be told apart stays as it is.
 */
export function splitQuoted(mail: string): SplitText {
  const written = mail.split('\n').map((line) => line.trimEnd());
  const lines = written.map((line) => line.trim());
  const isOwn = (line: string) => line !== '' && !line.startsWith('>');
  const seen: Seen = {
    lines,
    lastOwn: lines.findLastIndex(isOwn),
    lastQuoted: lines.findLastIndex((line) => line.startsWith('>')),
  };
  const at = lines.findIndex((_, index) => beginsQuote(seen, index));
  const text = written.slice(0, at).join('\n').trim();
  // Whoever writes between the lines of the quote, or nothing above it, has their answer in it.
  if (at < 0 || text === '') return { text: mail.trim(), quoted: '' };
  return { text, quoted: written.slice(at).join('\n').trim() };
}

interface Seen {
  lines: readonly string[];
  /** Indexes of the last line without `>`, and with it. */
  lastOwn: number;
  lastQuoted: number;
}

function beginsQuote(seen: Seen, index: number): boolean {
  const { lines, lastOwn } = seen;
  const line = lines[index] ?? '';
  if (line === '') return false;
  if (line.startsWith('>')) return lastOwn < index;
  const next = nextWritten(lines, index + 1);
  if (ruler.test(line)) return beginsHead(lines, next);
  const [, behind] = markers.exec(line) ?? [];
  if (behind !== undefined) {
    const below = behind || (lines[next] ?? '');
    if (below.startsWith('>')) return lastOwn < next;
    return fields.some((field) => field.test(below)) || (!behind && isIntroduction(seen, next));
  }
  return beginsHead(lines, index) || isIntroduction(seen, index);
}

/** Header fields of a mail, one on each line: who wrote it, when, and about what. */
function beginsHead(lines: readonly string[], index: number): boolean {
  if (!from.test(lines[index] ?? '')) return false;
  const [has, rest] = [new Set<RegExp>(), lines.slice(index + 1, index + headLines)];
  for (const line of rest.filter((one) => one !== '')) {
    const field = fields.find((form) => form.test(line));
    if (field === from) break;
    if (field) has.add(field);
    else if (!address.test(line)) break;
  }
  return has.has(sent) && has.has(subject);
}

function isIntroduction({ lines, lastOwn, lastQuoted }: Seen, index: number): boolean {
  const [joined, length] = introductionAt(lines, index) ?? [];
  if (joined === undefined || length === undefined) return false;
  const end = index + length;
  if (lastOwn < end) return lastQuoted >= end || isCertain(joined);
  // Some programs mark no line of the quote.
  return lastQuoted < end && isCertain(joined);
}

/** Nobody writes a sender's address, a day and a time in one sentence by hand. */
const isCertain = (introduction: string) =>
  address.test(introduction) && dayAndTime.test(introduction);

/** @returns the introduction in one line, and over how many it goes */
function introductionAt(lines: readonly string[], index: number): [string, number] | undefined {
  for (let length = 1; length <= introductionLines; length += 1) {
    const broken = lines.slice(index, index + length);
    if (broken.length < length || broken.some((line) => line === '' || line[0] === '>')) return;
    const joined = broken.join(' ');
    if (joined.length > longestIntroduction) return;
    if (!introductions.some((form) => form.test(joined))) continue;
    // What stands above one that begins on a later line is the person's own.
    const isOwn = broken.slice(1).some((_, n) => introductionAt(lines, index + 1 + n));
    return isOwn ? undefined : [joined, length];
  }
  return undefined;
}

const nextWritten = (lines: readonly string[], index: number): number => {
  const found = lines.slice(index, index + 3).findIndex((line) => line !== '');
  return found < 0 ? lines.length : index + found;
};
