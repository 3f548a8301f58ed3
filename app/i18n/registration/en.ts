import { en as signIn } from '../sign-in/en.ts';
import type { es } from './es.ts';

export const en: typeof es = {
  ...signIn,
  sending: 'Sending…',
  saving: 'Saving…',
  fields: {
    ...signIn.fields,
    name: 'Full name',
    emailAgain: 'Confirm your email',
    phone: 'Phone',
    phoneHint: '10 digits',
    country: 'Country',
    countryHint: 'Where you live',
    federalState: 'State',
    city: 'City',
    choose: 'Choose one',
    newPassword: 'New password',
    newPasswordHint: 'At least 8 characters. Several words together are easy to remember.',
    confirmation: 'Confirm your password',
  },
  register: {
    title: 'Create your account',
    lead: 'To donate, register the animals you rescue and stay with them until they have a home.',
    submit: 'Register',
    busy: 'Registering…',
    login: 'I already have an account',
    privacy: 'We protect your data:',
    privacyLink: 'privacy notice',
    done: {
      title: 'Registration complete',
      text: (email) => `Confirm your email: we sent a link to ${email} to choose your password.`,
      spam: 'Nothing there? Check your spam folder. The link is valid for 24 hours.',
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
        `If ${email} has an account, we have just sent it a link that is valid for one hour. If you cannot see it, look in your spam folder.`,
    },
  },
  newPassword: {
    title: 'Choose your password',
    lead: 'One that you use nowhere else. Saving it ends the sessions that you have open.',
    submit: 'Save password',
    review: {
      title: 'Check your details',
      lead: 'Fix or fill in anything missing: it is saved together with your password. If you did not expect this link, close this page and in a week it is deleted.',
    },
    done: {
      title: 'Your password is saved',
      signedIn: { text: 'You are signed in with it.', go: 'Continue' },
      signInNext: { text: 'You can sign in with it now.', go: 'Sign in' },
    },
    undo: {
      title: 'Get your account back',
      lead: 'Your account has this email again. Choose a new password: saving it ends all sessions, also those of anyone who signed in without your permission.',
    },
    used: {
      title: 'This link no longer works',
      text: 'Each link works once and expires soon. Ask for another and we will send it.',
      again: 'Ask for another link',
    },
  },
};
