import { Readable } from 'node:stream';

/**
 * The same bytes, for as long as they come: where somebody wants more and nothing comes for `silence` milliseconds, the
 * stream ends in an error, as it does where the source breaks off. Who reads slowly takes the time that it needs.
 */
export function endStalled(
  source: Readable,
  silence: number,
  asError: (cause: unknown) => Error,
): Readable {
  async function* pieces() {
    const giveUp = () => source.destroy(new Error(`Nothing came for ${silence} ms.`));
    let timer = setTimeout(giveUp, silence);
    try {
      for await (const piece of source) {
        clearTimeout(timer);
        yield piece;
        timer = setTimeout(giveUp, silence);
      }
    } catch (error) {
      throw asError(error);
    } finally {
      clearTimeout(timer);
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
