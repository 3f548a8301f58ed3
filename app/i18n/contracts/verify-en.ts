import type { VerifyText } from './verify-es.ts';

export const en: VerifyText = {
  title: 'Verify a document',
  description:
    'Check with its code whether an adoption contract or a volunteer certificate is authentic.',
  lead: 'Enter the verification code at the end of the document. We show nobody’s data.',
  code: 'Verification code',
  hint: '25 letters and numbers, with or without dashes.',
  incomplete: 'The code has 25 letters and numbers',
  send: 'Verify',
  documents: {
    contract: {
      authentic: 'The contract is authentic',
      text: (day) => `We sealed it on ${day}, with the signatures of both sides.`,
    },
    volunteerCertificate: {
      authentic: 'The volunteer certificate is authentic',
      text: (day) => `We issued and sealed it on ${day}, with the hours that we confirmed.`,
    },
  },
  revoked: 'This document was revoked',
  revokedText: (day) =>
    `We sealed it on ${day}, and revoked it later: it is not valid any more. Ask whoever gave it to you for a new one.`,
  unknown: 'We do not know this code',
  unknownText:
    'Check that it is complete. If it is the same as on the document, that document did not come from this site.',
  textHash: 'Hash of the signed text (SHA-256)',
  fileHash: 'Hash of the PDF (SHA-256)',
  another: 'Verify another code',
  compare: {
    title: 'Compare your copy',
    text: 'Choose the PDF that you have: we compare it on your device, without sending it anywhere.',
    label: 'PDF of the document',
    invitation: 'Tap to choose the PDF',
    same: 'Your copy is identical to the original.',
    other:
      'This file is not identical to the original: it may be another document, or somebody changed it or saved it again.',
  },
};
