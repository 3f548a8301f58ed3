import { rescueTerms } from '#domain/rescues/rescue-machine.ts';

const day = 86_400_000;

/** When a report that is made or renewed now ends by itself. */
export const endOf = (now: Date): string =>
  new Date(now.getTime() + rescueTerms.days * day).toISOString();

/** Whatever ends by then is about to end. */
export const soon = (now: Date): string =>
  new Date(now.getTime() + rescueTerms.reminderDays * day).toISOString();
