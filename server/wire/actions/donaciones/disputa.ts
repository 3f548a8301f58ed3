import { makeDisputeEvidence } from '#domain/donations/bookkeeping-calls.ts';
import { pdfFile } from '#server/wire/files/pdf-file.ts';
import { implement } from '../../implement.ts';

export const disputa = [
  implement(makeDisputeEvidence, {
    summary:
      'What the portal knows of a donation that is or was in dispute, as a PDF to send to its provider: the dispute, the payment ' +
      'and its receipt, the donor’s sign-ins until then, the mails about it, and its invoice. The portal sends it to nobody.',
    async handle({ input: { id }, viewer, address, context, language }) {
      return pdfFile(await context.disputeEvidence.make({ viewer, address }, id, language));
    },
  }),
];
