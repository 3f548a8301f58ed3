/** What moved on the account for one donation. */
export interface MovedMoney {
  id: string;
  kind: 'arrival' | 'refund';
  amountCents: number;
  /** Of the bank's statement that tells of it. */
  lineId: string | null;
}

/**
 * What of each arrival is still the donation's. A refund without a line is of the arrival of the same amount, else of
 * the latest one, and of what somebody noted by hand before what a line tells: so a slip is given back.
 * @param movements of one donation, in the order in which they were noted
 * @returns centavos by the arrival's id
 */
export function standingArrivals(movements: readonly MovedMoney[]): ReadonlyMap<string, number> {
  const standing: { id: string; lineId: string | null; cents: number }[] = [];
  for (const { id, kind, amountCents, lineId } of movements) {
    if (kind === 'arrival') {
      standing.unshift({ id, lineId, cents: amountCents });
      continue;
    }
    const mayBe = standing
      .filter((one) => one.lineId === lineId || lineId === null)
      .toSorted((one, other) => Number(one.lineId !== null) - Number(other.lineId !== null));
    const same = mayBe.filter(({ cents }) => cents === amountCents).slice(0, 1);
    let left = amountCents;
    for (const one of [...same, ...mayBe]) {
      const taken = Math.min(one.cents, left);
      one.cents -= taken;
      left -= taken;
    }
  }
  return new Map(standing.map(({ id, cents }) => [id, cents]));
}
