/** What speaks against a motive for cancelling an invoice. */
export type MotiveDoubt = 'donationStands' | 'notGlobal';

/**
 * Whether a motive of c_MotivoCancelacion goes with an invoice; which one is true only people know. 03: the operation
 * did not take place. 04: of a global invoice, one of whose operations gets an invoice in its own name.
 * @param standing how many of its donations are paid and have not been given back in full
 */
export function motiveDoubt(
  motive: string,
  { isGlobal, standing }: { isGlobal: boolean; standing: number },
): MotiveDoubt | undefined {
  if (motive === '03' && standing > 0) return 'donationStands';
  if (motive === '04' && !isGlobal) return 'notGlobal';
  return undefined;
}
