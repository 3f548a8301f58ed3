/** Longer is no passport's. */
const longest = 4_000;

/** Where the code on a passport leads: what it says stands behind the `#`, which browsers send to nobody. */
export const passportAddress = (page: string, code: string): string => `${page}#${code}`;

/** The digits in what somebody scanned or pasted: the whole address, or what is behind its `#`. */
export function readPassportCode(text: string): string | undefined {
  const code = text.slice(0, longest).split('#').at(-1)?.replace(/\s/g, '') ?? '';
  return /^\d{100,}$/.test(code) ? code : undefined;
}
