import type { Dictionary } from '../dictionary.ts';

export const contact: Dictionary['contact'] = {
  form: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    send: 'Send message',
    sending: 'Sending…',
    sent: {
      title: 'Thank you for writing!',
      text: 'Your message is with us. We will answer to your email address.',
    },
    privacy: 'We use your data only to answer you.',
    privacyLink: 'Privacy notice',
  },
  newsletter: {
    phone: 'Telephone',
    subscribe: 'Send me the newsletter',
    privacy: 'We use your data only to send you the newsletter.',
    sent: {
      title: 'One step is left!',
      text: 'We have sent you an email: open it and confirm your subscription. If you cannot see it, look in your spam folder.',
    },
  },
  failed: {
    title: 'We are sorry... an error occurred while contacting us',
    text: 'our team is working on a solution',
  },
  tooMany: {
    title: 'That was very fast',
    text: 'We are getting many messages from your connection. Wait a few minutes and try again.',
  },
  captcha: {
    first: 'Type your email to be able to send.',
    failed: 'The verification could not be loaded. Reload the page and try again.',
  },
  page: {
    write: 'Write to us',
    hours: 'Hours',
    places: 'Where we are',
    chat: 'Chat on WhatsApp',
    follow: 'Follow us',
    mail: 'Email',
    phone: 'Telephone',
  },
};
