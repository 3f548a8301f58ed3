/** Whole centavos of a number of pesos with at most two decimals; NaN for any other. */
export function centsOfPesos(pesos: number): number {
  const cents = Math.round(pesos * 100);
  return Number.isSafeInteger(cents) && Math.abs(cents / 100 - pesos) < 1e-9 * Math.max(1, pesos)
    ? cents
    : Number.NaN;
}
