import type { DemoApplication } from '#content/demo/demo-applications.ts';
import type { demoPeople } from '#content/demo/people.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Context } from '#server/context.ts';

export interface Filling {
  context: Context;
  people: Record<keyof typeof demoPeople, Account>;
  /** By the ids of the demonstration's pets. */
  petIds: ReadonlyMap<string, string>;
  start: Date;
  /** Sets the portal's clock. */
  goTo: (moment: Date) => void;
}

export const minute = 60_000;

export const day = 24 * 60 * minute;

export type FamilyName = DemoApplication['by'];

/** A step that somebody takes, and how many days ago. */
export interface Moment {
  daysAgo: number;
  happen: () => Promise<void>;
}
