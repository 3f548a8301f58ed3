import { isEmail } from '#domain/email.ts';

/** What somebody has pasted: addresses separated by blanks, commas, semicolons or lines. */
export interface AddedAddresses {
  addresses: string[];
  /** What is no address, and on which line (from 1) it stands. */
  wrong: { line: number; address: string }[];
}

export function readAddresses(text: string): AddedAddresses {
  const found = text.split('\n').flatMap((line, index) =>
    line
      .split(/[\s,;]+/)
      .filter((address) => address !== '')
      .map((address) => ({ line: index + 1, address })),
  );
  return {
    addresses: found.map(({ address }) => address),
    wrong: found.filter(({ address }) => !isEmail(address)),
  };
}
