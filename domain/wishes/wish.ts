import { addCalendarMonths } from '../calendar-months.ts';

import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** The list whose new pets somebody wants to know of. */
export const wishProgrammes = vocabulary({
  adoption: 'adopcion',
  rehabilitation: 'rehabilitacion',
});

/** `pending`: nobody has said that the address is theirs. */
export const wishStates = vocabulary({ pending: 'por_confirmar', active: 'activo' });
export type WishState = ValueOf<typeof wishStates>;

/** Months that a wish lasts, unless it is kept for so many more. */
const wishMonths = 6;
/** Days before its end at which people are asked whether they want to keep it. */
export const endNoticeDays = 14;
/** Wishes of one mailbox; and of it, those that nobody has confirmed: an older one gives way. */
export const mostWishes = 10;
export const mostPending = 5;
/** Days for which a request can be confirmed. */
export const confirmableDays = 7;
/** Pets that one mail shows. */
export const mostPetsTold = 12;
/** Of a filter as an address has it. */
export const longestFilter = 1_500;

/** @returns the last day of a wish that is kept on that day, YYYY-MM-DD */
export const wishEnd = (today: string): string => addCalendarMonths(today, wishMonths);
