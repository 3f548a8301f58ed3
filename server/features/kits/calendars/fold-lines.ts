const longest = 75;
const lineEnd = '\r\n';

/** Lines of at most 75 octets (RFC 5545 §3.1), whatever they were folded by before; no letter is split. */
export function foldLines(calendar: string): string {
  return calendar
    .replace(/\r\n[ \t]/g, '')
    .split(lineEnd)
    .map((line) => (Buffer.byteLength(line) > longest ? fold(line) : line))
    .join(lineEnd);
}

function fold(line: string): string {
  let [folded, octets] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > longest) {
      folded += `${lineEnd} `;
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
