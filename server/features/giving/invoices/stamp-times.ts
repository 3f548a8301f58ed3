const hour = 3_600_000;

/** Milliseconds after which the SAT takes no document any more: 72 hours, less one for those on their way. */
export const stampable = 71 * hour;

/** Milliseconds after which nobody can stamp it, wherever it was issued: its hour may be two behind the provider's. */
export const unstampable = 74 * hour;

/** The portal's own code for what was not stamped in time. */
export const tooLate = 'TOO_LATE';

/** Of those that ended because the time was over, by our clock or the provider’s (401). */
export const endedCodes = [tooLate, '401'] as const;
