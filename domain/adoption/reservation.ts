/** Days: the longest for which a pet is kept for a family. */
export const longestReservation = 60;

/** Days, proposed where the organisation has not chosen others. */
export const usualReservation = 14;
