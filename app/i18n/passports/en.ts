import type { PassportText } from './es.ts';

export const en: PassportText = {
  title: (pet) => `${pet}’s passport`,
  pageTitle: 'Pet passport',
  description: 'Your pet’s passport, with a QR code that anybody can check.',
  lead: 'Identification, sterilization and vaccines in a signed QR code: whoever scans it can check that nobody changed it, even offline. It holds nobody’s personal data, except the names of the vets.',
  none: 'No passport yet',
  noneText: (mayIssue) =>
    mayIssue
      ? 'It holds what the pet’s page and medical record say. Check them before you issue it.'
      : 'The pet’s rescuer issues it.',
  issue: 'Issue a passport',
  issueAgain: 'Issue a new one',
  issued: 'Done: the passport has been issued.',
  replace: {
    title: 'Issue a new passport?',
    text: 'The current one no longer counts: whoever checks it online will read that there is a newer one.',
    action: 'Issue a new one',
    decline: 'Back',
  },
  outdated: {
    title: 'The page or the medical record has changed since it was issued',
    forIssuer: 'Issue a new one so that it is up to date.',
    forHolder: 'Ask the pet’s rescuer to issue a new one.',
  },
  genuine: {
    title: 'Genuine',
    text: (until: string) =>
      `With its code anybody can check that nobody changed what it says. It is valid until ${until}.`,
  },
  expired: 'This passport has expired.',
  noMicrochip:
    'Without a microchip there is no sure way to tell that the passport is this animal’s. If it has one by now, add it to its page and issue another passport.',
  code: 'QR code of the passport',
  download: 'Download as PDF',
  downloading: 'Preparing the PDF…',
  file: (pet) => `passport-${pet}.pdf`,
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Could not copy it: open the link and copy it from there',
  open: 'Check it as others would',
  says: 'What it says',
  record: 'Medical record',
  revoke: 'Revoke',
  revoking: {
    title: 'Revoke this passport?',
    text: 'This cannot be undone. Whoever checks it online will read that it was revoked, when and why.',
    reason: 'Reason',
    choose: 'Choose a reason',
    action: 'Revoke',
    busy: 'Revoking…',
    decline: 'Back',
    done: 'The passport has been revoked.',
  },
  reasons: {
    wrongData: 'Its data was wrong',
    lost: 'It was lost',
    deceased: 'The pet died',
    other: 'Other',
  },
  history: 'Issued passports',
  states: {
    current: 'Valid',
    expired: 'Expired',
    superseded: 'Replaced',
    revoked: 'Revoked',
  },
  issuedOn: (day) => `Issued on ${day}`,
  endedOn: (state, day) => `${state} on ${day}`,
  validUntil: (day) => `Valid until ${day}`,
  own: {
    title: 'Passports of the pets you adopted',
    of: (pet) => `${pet}’s passport`,
  },
};
