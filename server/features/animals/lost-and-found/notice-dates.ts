import { noticeTerms } from '#domain/lost-and-found/notice-machine.ts';

const day = 86_400_000;
const after = (now: Date, days: number) => new Date(now.getTime() + days * day).toISOString();

/** When a notice that is published or renewed now ends by itself. */
export const endOf = (now: Date): string => after(now, noticeTerms.days);

/** When one ends of which nobody has confirmed the mailbox. */
export const confirmableUntil = (now: Date): string => after(now, noticeTerms.confirmDays);

/** Whatever ends by then is about to end. */
export const soon = (now: Date): string => after(now, noticeTerms.reminderDays);

/** Before then messages had to be confirmed. */
export const confirmableSince = (now: Date): string => after(now, -noticeTerms.confirmDays);
