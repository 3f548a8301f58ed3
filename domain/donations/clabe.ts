const weights = [3, 7, 1];

/** 18 digits, the last of which fits the others. */
export const isClabe = (text: string): boolean =>
  /^\d{18}$/.test(text) && withCheckDigit(text.slice(0, 17)) === text;

/** The CLABE of its first 17 digits: the last one checks the others (Banco de México, circular 14/2017). */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, place) => total + ((Number(digit) * (weights[place % 3] ?? 0)) % 10),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
