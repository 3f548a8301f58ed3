/** What somebody wrote into a mail, and what their program quoted below it. */
export interface SplitText {
  text: string;
  quoted: string;
}

/** Above what mail programs quote, in Spanish and English. */
const introductions = [
  /^(?:El|On|Le)\b.{0,300}\b(?:escribió|wrote|escreveu)\s*:$/i,
  /^-{2,}\s*(?:Mensaje original|Original Message|Mensaje reenviado|Forwarded message)\s*-{2,}$/i,
  /^_{10,}$/,
];
const outlookHead = /^\*?(?:De|From):\*?\s+\S/i;
const outlookNext = /^\*?(?:Enviado(?: el)?|Fecha|Sent|Date|Para|To):\*?\s+\S/i;

/** Apart from what they quote, answers are read at a glance. What cannot be told apart stays as it is. */
export function splitQuoted(mail: string): SplitText {
  const lines = mail.split('\n').map((line) => line.trimEnd());
  const at = lines.findIndex((_, index) => beginsQuote(lines, index));
  if (at < 0) return { text: mail.trim(), quoted: '' };
  const text = lines.slice(0, at).join('\n').trim();
  const quoted = lines.slice(at).join('\n').trim();
  // Whoever writes between the lines of the quote has their answer in it.
  return text === '' ? { text: mail.trim(), quoted: '' } : { text, quoted };
}

function beginsQuote(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  if (line.startsWith('>')) return lines.slice(index).every((one) => one === '' || one[0] === '>');
  // Long introductions are broken over lines.
  const joined = [0, 1, 2].map((more) =>
    lines
      .slice(index, index + more + 1)
      .join(' ')
      .trim(),
  );
  if (introductions.some((form) => joined.some((one) => form.test(one)))) return true;
  return outlookHead.test(line) && outlookNext.test(lines[index + 1] ?? '');
}
