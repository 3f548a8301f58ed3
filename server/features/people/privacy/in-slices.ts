import { setImmediate as nextTurn } from 'node:timers/promises';

/** Characters: some milliseconds of work. */
const atOnce = 16 * 1024;

/** Joins short pieces to longer ones, and lets whatever else has come have its turn after each. */
export async function* inSlices(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < atOnce) continue;
    yield text;
    text = '';
    await nextTurn();
  }
  if (text !== '') yield text;
}
