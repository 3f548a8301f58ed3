/** The work that the portal does by itself or after an answer. A name once used is not used for other work. */
export type JobKind =
  | 'mail.send'
  | 'accounts.welcome'
  | 'accounts.recover'
  | 'accounts.forgetFiles'
  | 'accounts.forget'
  | 'pets.askOwners'
  | 'pets.forgetFiles'
  | 'pets.forgetCities'
  | 'folders.tellOfExpiry'
  | 'events.invite'
  | 'events.remindOwners'
  | 'media.upkeep'
  | 'uploads.sweep'
  | 'sharedCounts.forget'
  | 'idempotency.forget'
  | 'batches.forget'
  | 'jobs.forget';
