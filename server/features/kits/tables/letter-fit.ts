const lower = /^[áéíóúüñ]$/;
const upper = /^[ÁÉÍÓÚÜÑ]$/;
const letter = /^\p{L}$/u;
/** What Mexican tables hold beside letters. */
const sign = /^[¿¡°ºª«»“”‘’–—…·•€´½¼²\u00a0®©]$/;

/**
 * Of the letters outside ASCII, how many make sense in Spanish where they stand: a small letter within a word, a capital
 * one at its start or among capitals, a sign outside words.
 * @param neighbourhoods how often each three bytes occur, as a number of 24 bits; the middle one is meant
 */
export function fitOf(
  neighbourhoods: ReadonlyMap<number, number>,
  decode: (bytes: Buffer) => string,
): number {
  let fit = 0;
  for (const [key, times] of neighbourhoods) {
    const [before = ' ', one = ' ', after = ' '] = [
      ...decode(Buffer.from([key >> 16, (key >> 8) & 0xff, key & 0xff])),
    ];
    if (makesSense(before, one, after)) fit += times;
  }
  return fit;
}

function makesSense(before: string, one: string, after: string): boolean {
  const [follows, leads] = [letter.test(before), letter.test(after)];
  if (lower.test(one)) return (follows || leads) && !isCapital(after);
  if (upper.test(one)) return (follows || leads) && (!follows || isCapital(before));
  if (!sign.test(one)) return false;
  if (!(follows && leads)) return !'¿¡'.includes(one) || leads;
  // O’Malley, or the dog’s.
  return one === '’' && (isCapital(after) || after === 's');
}

const isCapital = (text: string) => /^\p{Lu}$/u.test(text);
