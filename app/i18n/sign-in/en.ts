import type { es } from './es.ts';

const minutes = (seconds: number) => Math.ceil(seconds / 60);

export const en: typeof es = {
  loading: 'One moment…',
  needsScript: 'This page needs JavaScript to work.',
  close: 'Close',
  ok: 'OK',
  retry: 'Try again',
  problems: 'Please check these fields',
  discard: {
    title: 'Discard what you wrote?',
    text: 'It is not saved yet.',
    keep: 'Keep writing',
    discard: 'Discard',
  },
  password: { show: 'Show', hide: 'Hide' },
  failures: {
    title: 'Sorry, an error occurred...',
    notSaved: 'It could not be saved',
    unexpected: 'Something failed on our side. Please try again in a moment.',
    administrator: 'Contact the administrator',
    upload: 'Sorry, an error occurred... contact the administrator',
    deletion: 'Sorry, an error occurred... Contact the administrator',
    unreachable: {
      title: 'Network Error',
      text: 'There is no connection to the portal. Check your internet connection and try again.',
    },
    sessionEnded: 'Your session had expired',
    signInAgain: 'This was not done. Once you are signed in, try again.',
    tooMany: 'Too many attempts',
    retry: (seconds) =>
      seconds === undefined
        ? 'Wait a few minutes and try again.'
        : minutes(seconds) === 1
          ? 'Wait a minute and try again.'
          : `Wait ${minutes(seconds)} minutes and try again.`,
  },
  fields: { email: 'Email', password: 'Password' },
  login: {
    title: 'Sign in',
    lead: 'Good to see you again.',
    submit: 'Sign in',
    busy: 'Signing in…',
    forgot: 'Forgot your password?',
    register: 'Create an account',
    passkey: 'Sign in with a passkey',
    passkeyUnused: 'No passkey was used. Try again, or sign in with your password.',
    code: 'Verification code',
    codeHint: 'The 6 digits of your authenticator app, or one of your recovery codes.',
    codeStep: {
      title: 'One more step',
      lead: 'Your password is right. What is missing is the code that only you have.',
      hint: 'The 6 digits that your authenticator app shows now.',
      submit: 'Continue',
      useRecovery: 'Use a recovery code',
    },
    recoveryStep: {
      title: 'Use a recovery code',
      lead: 'They are those that you kept when you turned on two-step verification.',
      code: 'Recovery code',
      hint: 'Each works once.',
      useApp: 'Use my authenticator app',
    },
    back: 'Back to email and password',
    expired: {
      title: 'Your session has expired',
      text: 'Your session has expired, please sign in again to continue',
      saved: 'What you wrote is still here. Sign in again and continue where you were.',
      leave: 'Leave without saving',
    },
  },
};
