import { demoPassports } from '#content/demo/demo-passports.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Context } from '#server/context.ts';
import { viewerOf } from './donations.ts';

interface Filling {
  context: Context;
  administrator: Account;
  /** By the ids of the demonstration's pets. */
  petIds: ReadonlyMap<string, string>;
  start: Date;
  /** Sets the portal's clock. */
  goTo: (moment: Date) => void;
}

const day = 86_400_000;

/** Pets that are not there, or have passports already, are left alone. */
export async function fillPassports({
  context: { passports },
  administrator,
  petIds,
  start,
  goTo,
}: Filling): Promise<void> {
  const viewer = viewerOf(administrator);
  for (const [demoId, issued] of Object.entries(demoPassports)) {
    const petId = petIds.get(demoId);
    if (petId === undefined) continue;
    const { passports: known } = await passports.findOf(viewer, petId);
    if (known.length > 0) continue;
    for (const daysAgo of issued) {
      goTo(new Date(start.getTime() - daysAgo * day));
      await passports.issue({ viewer, address: '' }, petId);
    }
  }
  goTo(start);
}
