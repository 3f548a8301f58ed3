import type { es } from './es.ts';

export const en: typeof es = {
  title: (name) => `Document folder of ${name}`,
  description: 'The papers of a pet, in one place.',
  lead: (valid, needed) =>
    needed === 0 ? 'No document is needed.' : `${valid} of ${needed} documents in order.`,
  private:
    'Only whoever looks after the pet and administrators see the files. Its public page only shows whether each document is in order.',
  elsewhere:
    'This folder is kept by another service: its documents are handed in and reviewed there.',
  mail: {
    invitation:
      'You or your vet can also mail the vaccination booklet, as an attachment, to this address:',
    change: 'Change the address',
    title: 'Change the email address?',
    text: 'You get a new one, and the old one stops working. Tell whoever sends you the booklet, such as your vet.',
    confirm: 'Yes, change it',
    done: 'This is the new address.',
  },
  toPets: 'Go to my pets',
  missing: {
    title: 'We did not find this folder',
    text: 'The address may be incomplete, or the folder may be somebody else’s.',
  },
  failed: {
    fetch: 'Sorry, an error occurred while getting the document folder...',
    working: 'Our team is working on solving it',
    retry: 'Try again',
  },
  documents: 'Documents',
  validUntil: (day) => `Valid until ${day}`,
  expired: (day) => `Expired on ${day}`,
  comments: 'Comments of the review',
  noFiles: 'There are no files yet.',
  files: (document) => `Files: ${document}`,
  open: 'Open',
  download: 'Download',
  remove: 'Delete',
  action: (action, file) => `${action} ${file}`,
  removal: {
    title: 'Delete this file?',
    text: (file) => `“${file}” will be deleted for good.`,
    confirm: 'Yes, delete',
    done: 'File deleted',
  },
  add: {
    label: (document) => `Add files: ${document}`,
    invitation: 'Tap to choose files',
    hint: 'Photos, PDF or Word. Up to 5 files of 40 MB each.',
    hintOne: 'A photo, PDF or Word file of up to 40 MB. A new one takes the place of the old one.',
    hintContract: 'A PDF of up to 40 MB. A new one takes the place of the old one.',
    sending: (percent) => `Uploading: ${percent}%`,
    offline: 'No connection: we go on as soon as it is back',
    checking: 'Checking the file…',
    done: 'Received. We review it and let you know by email.',
  },
  review: {
    open: 'Review',
    of: (document) => `Review: ${document}`,
    status: 'Status',
    validUntil: 'Valid until',
    validUntilHint: 'Leave it empty if it does not expire.',
    comments: 'Comments',
    commentsHint: 'Whoever looks after the pet reads them. If something is missing, say what.',
    save: 'Save review',
    saving: 'Saving…',
    cancel: 'Cancel',
    done: 'Review saved. We told whoever looks after the pet by email.',
  },
  share: {
    button: 'Send to the adoptive family',
    title: 'Send the folder to the adoptive family?',
    text: 'They get an email with a link to see and download the files for 30 days. They cannot change them.',
    confirm: 'Yes, send',
    done: 'We sent the link by email.',
  },
  shared: {
    lead: (name) => `The papers of ${name}, so that you have them at hand.`,
    expired: {
      title: 'This link does not work or has expired',
      text: 'Ask for a new one from whoever gave you the pet.',
    },
  },
};
