import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What people say of two photos that are alike: `different` that they are not the same, `settled` that it is in order. */
export const photoMatchState = vocabulary({
  open: 'por_ver',
  settled: 'resuelta',
  different: 'distintas',
});
export type PhotoMatchState = ValueOf<typeof photoMatchState>;

/** Bits of a print (the perceptual hash of a picture) that may differ: scaled and compressed pictures differ in fewer. */
export const mostDifferentBits = 7;

/** With more bands than bits may differ, two alike prints have one band at least that is the same. */
const printBands = mostDifferentBits + 1;

/** Bits in which two prints (16 hexadecimal digits) differ. */
export function differentBits(one: string, other: string): number {
  let bits = 0;
  for (let rest = BigInt(`0x${one}`) ^ BigInt(`0x${other}`); rest > 0n; rest >>= 1n) {
    bits += Number(rest & 1n);
  }
  return bits;
}

/** Its bytes, from the first band on. */
export const bandsOf = (print: string): number[] =>
  Array.from({ length: printBands }, (_, band) =>
    Number.parseInt(print.slice(band * 2, band * 2 + 2), 16),
  );
