const first = 5_000;
const longest = 3_600_000;

/**
 * How long to wait after the `attempts`-th failure: 5 s, 10 s, 20 s … one hour, each between half and one
 * and a half times that, so that what failed together does not come back together.
 * @param random 0 up to 1
 * @returns milliseconds
 */
export function backoff(attempts: number, random: number): number {
  return Math.min(first * 2 ** (attempts - 1), longest) * (0.5 + random);
}
