import type { es } from './es.ts';

export const en: typeof es = {
  title: 'Set up your portal',
  description: 'The first administrator account of this portal.',
  leads: {
    account: 'Nobody administers this portal yet. Let’s begin with your account.',
    secondFactor: 'Your account may do everything here: protect it with a code from your phone.',
    organisation: 'You can administer the portal now. Tell us who you are.',
  },
  step: (number, total) => `Step ${number} of ${total}`,
  account: {
    title: 'Your account',
    code: 'Setup code',
    codeHint:
      'It is in the server’s log, in the line “This portal has no administrator yet”. Whoever installed the portal can see it.',
    name: 'Your name',
    passwordHint: 'At least 8 characters. Several words together are easy to remember.',
    confirmation: 'Confirm your password',
    submit: 'Create my account',
    busy: 'Creating your account…',
  },
  over: {
    title: 'This portal is already set up',
    text: 'Somebody administers it. Sign in with your account.',
    signIn: 'Sign in',
  },
  secondFactor: {
    title: 'Two-step verification',
    text: 'You need an authenticator app on your phone, such as Aegis, Google Authenticator or the one of your password manager.',
    begin: 'Turn it on now',
    later: 'Later',
    laterHint: 'You will find it in your profile, under “Security”.',
  },
  organisation: {
    title: 'Your organization',
    text: 'Pages, emails and documents use this. What you leave empty you can fill in later.',
    name: 'Name people know you by',
    legalName: 'Legal name',
    legalNameHint: 'As it stands in your tax certificate or your articles of incorporation.',
    email: 'Email for people who write to you',
    whatsapp: 'WhatsApp number',
    whatsappHint: 'Ten digits if it is Mexican.',
    street: 'Street and number',
    postalCode: 'Postal code',
    city: 'City',
    federalState: 'State',
    ofServer: (timezone) =>
      `The portal is in Spanish and English, and its time zone is ${timezone}: whoever keeps the server changes it with SITE_TIMEZONE.`,
    submit: 'Save and continue',
    busy: 'Saving…',
    later: 'Later',
  },
  places: {
    title: 'Cities where you work',
    hint: 'Every page names them. Put yours in place of those that came as an example.',
    city: (number) => `City ${number}`,
    federalState: (number) => `State of city ${number}`,
    add: 'Add another city',
    remove: 'Remove',
    removeOne: (city) => `Remove ${city}`,
  },
};
