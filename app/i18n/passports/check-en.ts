import type { CheckText } from './check-es.ts';

export const en: CheckText = {
  valid: {
    title: 'Genuine',
    text: (until) => `Nobody changed what was signed. This passport is valid until ${until}.`,
  },
  expired: {
    title: 'Genuine, but expired',
    text: (until) => `The data is what was signed, but it expired on ${until}.`,
  },
  revoked: {
    title: 'Revoked',
    text: (day, reason) => `It was revoked on ${day}. Reason: ${reason}. It no longer counts.`,
  },
  superseded: {
    title: 'Replaced by a newer one',
    text: (day) => `Since ${day} this pet has had a newer passport. Ask to be shown that one.`,
  },
  gone: {
    title: 'The signature is authentic, but it is no longer on record',
    text: 'The portal no longer has this passport. Ask whoever issued it.',
  },
  forged: {
    title: 'Not authentic',
    text: 'The signature does not match the data: somebody changed it, or the code was misread. Do not trust this passport.',
  },
  unknownKey: {
    title: 'We do not know this signature',
    text: 'It was not signed by this portal, or with a key that no longer counts. If it was issued just now, go online and check again.',
    key: (id) => `Key ${id}`,
  },
  unreadable: {
    title: 'We could not read the code',
    text: 'It is incomplete, or not a passport’s. Scan it again in good light.',
  },
  unsupported: {
    title: 'This browser cannot check the signature',
    text: 'Update it, or scan the code with another phone.',
  },
  noKeys: {
    title: 'The first check needs a connection',
    text: 'Go online once: we keep what is needed, and from then on it works offline.',
  },
  asking: 'Asking whether it was revoked or replaced…',
  requested: 'Asked just now: it has not been revoked or replaced.',
  offline: {
    now: 'Without a connection we cannot ask whether it was revoked or superseded.',
    asked: (when: string) =>
      `This device last asked about this passport on ${when}: then it was neither revoked nor superseded. What happened since, we do not know.`,
    other: (when: string) =>
      `This device was last able to ask the portal on ${when}, and not about this passport: it may be revoked or superseded without our knowing.`,
    never:
      'This device has never been able to ask the portal about a passport: it may be revoked or superseded without our knowing.',
    again: 'Check again when you are online.',
    toldOn: (when: string) => `The portal said so on ${when}, the last time that we could ask.`,
  },
  again: 'Ask again',
  reasons: {
    wrongData: 'its data was wrong',
    lost: 'it was lost',
    deceased: 'the pet died',
    other: 'other',
  },
  says: 'What the passport says',
  vaccines: 'Vaccines',
  noVaccines: 'No vaccines on record.',
  older: (count) =>
    count === 1
      ? 'One earlier dose has no room in the code.'
      : `${count} earlier doses have no room in the code.`,
  lot: (lot) => `Lot ${lot}`,
  compare:
    'Compare the microchip, color and marks with the animal in front of you: the signature says that nobody changed the data, not that this is the animal.',
  other: {
    title: 'Check another one',
    first: 'Without your phone’s camera',
    scan: 'Scan with the camera',
    stop: 'Close the camera',
    view: 'What the camera sees',
    noCamera: 'We could not use the camera. Allow it in your browser, or use a photo.',
    photo: 'Choose a photo of the code',
    notInPhoto: 'We found no code in the photo. Take another one, closer and in good light.',
    paste: 'Paste the link or the digits of the code',
    hint: 'They are not sent anywhere.',
    send: 'Check',
    notOne: 'That is not the code of a passport',
  },
  otherLanguage: 'Leer en español',
};
