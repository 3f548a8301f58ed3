/** Characters of a long text that are shown at once; one that is a little longer is shown whole. */
const shownAtOnce = 600;
const shownWhole = 800;

/** The paragraphs of a text: those that are shown at once, and those that open when they are asked for. */
export function splitLongText(text: string): { shown: string[]; collapsed: string[] } {
  const paragraphs = text.split(/\n+/);
  if (text.length <= shownWhole) return { shown: paragraphs, collapsed: [] };
  const shown: string[] = [];
  let room = shownAtOnce;
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.length <= room) {
      shown.push(paragraph);
      room -= paragraph.length;
      continue;
    }
    const rest = paragraphs.slice(index + 1);
    const end = shown.length > 0 && room < shownAtOnce / 3 ? 0 : endOfSentence(paragraph, room);
    if (end > 0) shown.push(paragraph.slice(0, end).trimEnd());
    return { shown, collapsed: [paragraph.slice(end).trimStart(), ...rest] };
  }
  return { shown, collapsed: [] };
}

/** Where the last sentence within the room ends, else its last word. */
function endOfSentence(paragraph: string, room: number): number {
  const start = paragraph.slice(0, room);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => start.lastIndexOf(end) + 1));
  if (sentence > room / 3) return sentence;
  const word = start.lastIndexOf(' ');
  return word > 0 ? word : room;
}
