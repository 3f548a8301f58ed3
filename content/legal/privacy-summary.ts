import { noticeDays } from '#domain/retention/accounts.ts';
import type { LegalText } from '../model.ts';

/** Leads from the summary to the text that binds. */
export const readInSpanish = 'Read the whole notice in Spanish';

export const privacySummary: LegalText = {
  title: 'Privacy notice: a summary in English',
  description:
    'A summary in English of the privacy notice of {name}: which data we ask for, why, who sees it and how to exercise your rights.',
  lead: 'The privacy notice is a legal text under Mexican law and exists in Spanish only. This page is a faithful summary; if the two ever differ, the Spanish text prevails.',
  updatedOn: '2026-11-29',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      blocks: [
        '{legal name}, {address}, is responsible for your personal data under the Mexican federal law on the protection of personal data held by private parties, published on 20 March 2025.',
      ],
      link: { label: 'Write to our privacy officer', mailbox: 'privacy' },
    },
    {
      id: 'what-we-keep-and-why',
      heading: 'What we keep, and why',
      blocks: [
        {
          kind: 'entries',
          items: [
            {
              title: 'Accounts',
              text: 'Name, email, telephone, city and country, so that you can sign in, donate and register pets. Nobody can read your password, not even we.',
            },
            {
              title: 'Donations and invoices',
              text: 'Kind, amount and method of payment; tax details if you want an invoice. Card details go straight to the payment provider.',
            },
            {
              title: 'Adoptions',
              text: 'Contact details, address, identification, proof of address, contract and follow-up notes, for the well-being of the animal. Your adoption profile and, if you send them, photos of your home and your pet; a photo is published only with a consent of its own, which you can take back at any time.',
            },
            {
              title: 'If somebody names you as a reference',
              text: 'Your name, telephone, email and how you know each other, which whoever would like to adopt gives us, and what you answer, which they do not see. The link in our email lets you decline and have it deleted.',
            },
            {
              title: 'Reports of animals that need help',
              text: 'Your name, and your telephone, your email or both; where the animal is, what you tell us and the photos that you send. None of it is published: whoever attends to reports sees it.',
            },
            {
              title: 'Places at sterilization drives',
              text: 'Your name and telephone, your email if you give one, what you tell of your animal and its health, and the signature of your authorization. The team of the drive sees it, and it is deleted 90 days later.',
            },
            {
              title: 'Lost and found animals',
              text: 'Your email, the neighborhood and postal code, a square of 1 km if you add your position, the number of the chip, your question with its answer, what you write and the photos. Once they are reviewed, only the marks, the photos, the neighborhood, the square and the question are published; never your email. Whoever writes to you does not see your details, nor you theirs. The team reads a conversation only if you block it.',
            },
            {
              title: 'Foster homes',
              text: 'Your city, which animals you can take in and what you write in their diary. Whoever coordinates foster homes sees your name, telephone and email, and so does whoever looks after an animal once you agree to take it in or raise a hand for it.',
            },
            {
              title: 'Alerts for new pets',
              text: 'Your email and which pets you look for. If you want them as notifications as well, the address that your browser gives for them; its push service delivers the alert and cannot read it.',
            },
            {
              title: 'Volunteering',
              text: 'Your name, telephone, email and postal code, whether you are of age, what you can help with and when, your experience, and whom to call in an emergency; of those who are 16 or 17, the name and telephone of their guardian. Also your shifts, hours and certificates. Whoever coordinates sees them; those on your shift see your first name.',
            },
            {
              title: 'Messages and newsletter',
              text: 'What you write to us, and your contact details. The newsletter begins only after you confirm by email, and one click ends it. It has no trackers. If we turn on its click counts, its links go through this portal, which counts how often each one is opened and does not keep who opened it.',
            },
            {
              title: 'Technical records',
              text: 'IP address, time and browser, for security. The location hidden in photographs is removed before they are published. We count how often the page of each pet is seen, and do not keep who saw it.',
            },
          ],
        },
        'We ask for no sensitive data. The newsletter, invitations, anonymous statistics and the publication of your story are voluntary: you may say no without losing anything.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      blocks: [
        'We never sell or exchange data. It is shared only with those who need it: payment providers, the tax authority and its certified providers, the rescuer in charge of the pet you adopt, the vet with whom you book, and authorities when the law requires it. Hosting, email and records services work for us under our instructions.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        'Five years for customers (donors, adopters, rescuers and users) and ten years for employees and suppliers, counted from the end of the relationship. Data of donors whom the Mexican anti-laundering law (LFPIORPI) requires us to identify is kept for longer, as said below, even if you erase your account. After that it is blocked and safely erased.',
        'This portal does so by itself:',
        { kind: 'retentionTerms' },
        `An account that nobody uses is erased when its time is over; we write to you ${noticeDays} days before, and signing in keeps it.`,
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'You may ask to access, rectify or cancel your data, or object to its use (known in Mexico as ARCO rights), and withdraw your consent. Write to the privacy mailbox with your name, a copy of an official identification, the right you wish to exercise and the data concerned. It is free of charge. We answer within 30 natural days at most, and what is granted takes effect within the following 15 days.',
        'If you are not satisfied, you may turn to the Mexican authority, the Secretaría Anticorrupción y Buen Gobierno, which has been in charge since the former institute, INAI, was dissolved.',
      ],
      link: { label: 'Send a request', mailbox: 'privacy' },
    },
    {
      id: 'cookies-and-local-storage',
      heading: 'Cookies and local storage',
      blocks: [
        'This portal has no third-party trackers, advertising or analytics. Your browser keeps only what the portal needs: CA_JWT and CA_APIKEY (your session), CA_USER (your name, email and picture for the menu), the cookie CA_SESION (that somebody is signed in here, not who), all erased when you sign out, and lang (your language), repeated in a cookie of the same name. Payment providers may use cookies of their own once you choose to pay.',
      ],
      link: { label: 'Download the full notice (Spanish)', resource: 'privacy-notice' },
    },
  ],
};
