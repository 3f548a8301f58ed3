import type { Journal } from '../journal.ts';

/** In centavos; no two wishes to give are for the same amount. @param by how it is given */
export function nextAmount({ wishes }: Pick<Journal, 'wishes'>, by: string): number {
  const amountCents = 100_00 + wishes.size;
  wishes.set(amountCents, by);
  return amountCents;
}
