import {
  disableAccount,
  enableAccount,
  endSessionsOf,
  resendConfirmation,
} from '#domain/accounts/user-calls.ts';

/** What administrators may do with somebody's account; each is written into the log. */
export const changeCalls = {
  disable: disableAccount,
  enable: enableAccount,
  signOut: endSessionsOf,
  resend: resendConfirmation,
} as const;

export type UserAction = keyof typeof changeCalls;

/** What takes back what was done. */
export const oppositeOf: Partial<Record<UserAction, UserAction>> = {
  disable: 'enable',
  enable: 'disable',
};
