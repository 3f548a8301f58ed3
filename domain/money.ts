/** Amounts are whole centavos of Mexican pesos. */

/** The smallest single donation, 100 MXN. One of the specification's texts says 200; the form's 100 holds. */
export const smallestDonationCents = 100_00;

/** One hundred million pesos: beyond it, an amount is a slip of the finger. */
const largestCents = 100_000_000_00;

const typedAmount =
  /^\$?\s*([0-9]+|[0-9]{1,3}(?:[,\s][0-9]{3})+)(?:\.([0-9]{0,2}))?\s*(?:\$|MXN|M\.?N\.?|pesos?)?$/i;

/**
 * Centavos of an amount in pesos as people type it ('1234', '$1,234.5', '1 000', '500 pesos', '100 MXN'); undefined for
 * anything else: '1,5' and '1.000' may mean either of two amounts.
 */
export function parsePesos(text: string): number | undefined {
  const [, pesos, decimals = ''] = typedAmount.exec(text.trim()) ?? [];
  if (pesos === undefined) return undefined;
  const cents = Number(pesos.replaceAll(/[,\s]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents <= largestCents ? cents : undefined;
}

const pesosFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** '$1,234.50', the same in both languages. */
export function formatAmount(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${pesosFormat.format(Math.abs(cents) / 100)}`;
}

/** '$1,234.50 MXN' */
export const formatPesos = (cents: number): string => `${formatAmount(cents)} MXN`;
