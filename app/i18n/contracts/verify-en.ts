import type { VerifyText } from './verify-es.ts';

export const en: VerifyText = {
  title: 'Verify a contract',
  description: 'Check with its code whether an adoption contract is authentic.',
  lead: 'Enter the verification code at the end of the contract. We show nobody’s data.',
  code: 'Verification code',
  hint: '25 letters and numbers, with or without dashes.',
  incomplete: 'The code has 25 letters and numbers',
  send: 'Verify',
  authentic: 'The contract is authentic',
  authenticText: (day) => `We sealed it on ${day}, with the signatures of both sides.`,
  unknown: 'We do not know this code',
  unknownText:
    'Check that it is complete. If it is the same as on the contract, that contract did not come from this site.',
  textHash: 'Hash of the signed text (SHA-256)',
  fileHash: 'Hash of the PDF (SHA-256)',
  another: 'Verify another code',
  compare: {
    title: 'Compare your copy',
    text: 'Choose the PDF that you have: we compare it on your device, without sending it anywhere.',
    label: 'PDF of the contract',
    invitation: 'Tap to choose the PDF',
    same: 'Your copy is identical to the original.',
    other:
      'This file is not identical to the original: it may be another document, or somebody changed it or saved it again.',
  },
};
