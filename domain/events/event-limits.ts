export const eventLimits = {
  /** Pets of one event. */
  participants: 200,
  /** One event is not visited by more people. */
  visitors: 100_000,
  /** Addresses that are added to an invitation. */
  added: 200,
  /** Mails of one call. Those beyond are told that they are not among them, and are the first of the next call. */
  mailsAtOnce: 5_000,
} as const;
