import type { DemoApplication } from '#content/demo/demo-applications.ts';

export type FamilyName = DemoApplication['by'];

/** A step that somebody takes, and how many days ago. */
export interface Moment {
  daysAgo: number;
  happen: () => Promise<void>;
}
