const weights = [3, 7, 1];

/** The CLABE of its first 17 digits: the last one checks the others (Banco de México, circular 14/2017). */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, place) => total + ((Number(digit) * (weights[place % 3] ?? 0)) % 10),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
