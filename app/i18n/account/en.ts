import type { es } from './es.ts';

const minutes = (seconds: number) => Math.ceil(seconds / 60);

export const en: typeof es = {
  loading: 'One moment…',
  needsScript: 'This page needs JavaScript to work.',
  close: 'Close',
  ok: 'OK',
  cancel: 'Cancel',
  sending: 'Sending…',
  saving: 'Saving…',
  problems: 'Please check these fields',
  password: { show: 'Show', hide: 'Hide' },
  failures: {
    title: 'Sorry, something went wrong...',
    unexpected: 'Something failed on our side. Please try again in a moment.',
    unreachable: 'We could not reach the portal. Check your connection and try again.',
    tooMany: 'Too many attempts',
    retry: (seconds) =>
      seconds === undefined
        ? 'Wait a few minutes and try again.'
        : minutes(seconds) === 1
          ? 'Wait a minute and try again.'
          : `Wait ${minutes(seconds)} minutes and try again.`,
  },
  fields: {
    name: 'Full name',
    email: 'Email',
    emailAgain: 'Confirm your email',
    phone: 'Phone',
    phoneHint: '10 digits',
    country: 'Country',
    countryHint: 'Where you live',
    federalState: 'State',
    city: 'City',
    choose: 'Choose one',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    newPasswordHint: 'At least 8 characters. Several words together are easy to remember.',
    confirmation: 'Confirm your password',
  },
  login: {
    title: 'Sign in',
    lead: 'Good to see you again.',
    submit: 'Sign in',
    busy: 'Signing in…',
    code: 'Verification code',
    codeHint: 'The 6 digits of your authenticator app, or one of your recovery codes.',
    forgot: 'Forgot your password?',
    register: 'Create an account',
    expired: {
      title: 'Your session has expired',
      text: 'Your session has expired, please sign in again to continue',
    },
  },
  register: {
    title: 'Create your account',
    lead: 'To donate, register the animals you rescue and stay with them until they have a home.',
    submit: 'Register',
    busy: 'Registering…',
    login: 'I already have an account',
    privacy: 'We look after your data as we do after our rescues:',
    privacyLink: 'privacy notice',
    done: {
      title: 'Registration complete',
      text: (email) => `Confirm your email: we sent a link to ${email} to choose your password.`,
      spam: 'Nothing there? Check your spam folder. The link is good for 24 hours.',
    },
  },
  recovery: {
    title: 'Recover your account',
    lead: 'Enter your email and we will send you a link to choose another password.',
    submit: 'Send link',
    login: 'Back to sign in',
    sent: {
      title: 'Check your email',
      text: (email) =>
        `If ${email} has an account, we have just sent it a link that is good for one hour. If you cannot see it, look in your spam folder.`,
    },
  },
  newPassword: {
    title: 'Choose your password',
    lead: 'One that you use nowhere else. Saving it ends the sessions that you have open.',
    submit: 'Save password',
    done: {
      title: 'Your password is saved',
      text: 'You can sign in with it now.',
      login: 'Sign in',
    },
    spent: {
      title: 'This link no longer works',
      text: 'Each link works once and expires soon. Ask for another and we will send it.',
      again: 'Ask for another link',
    },
  },
  menu: {
    hello: 'Hello!',
    administration: 'Administration',
    signOut: 'Log out',
    pages: {
      myProfile: 'My profile',
      myAdoptions: 'My adoptions',
      myRehabilitations: 'My rehabilitations',
      adoptionEvents: 'Event calendar',
      myDonations: 'My donations',
      changePassword: 'Change password',
      adoptedPets: 'Adopted pets',
      manageEvents: 'Manage events',
      newsletterSubscribers: 'Newsletter subscribers',
      adminUsers: 'Users',
      adminAudit: 'Security log',
    },
  },
  welcome: {
    title: (name) => `Hello, ${name}!`,
    text: 'Your menu is down here on the right: your profile, your rescues and your donations.',
  },
};
