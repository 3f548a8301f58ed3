import { createHash } from 'node:crypto';
import type { SigningIdentity } from '#server/adapters/signing/signing-identity.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';

interface Sealed {
  pdf: Buffer;
  /** Of the PDF, byte for byte. */
  sha256: string;
}

export interface SealReason {
  /** In plain ASCII: viewers show it. */
  reason: string;
  /** Whom somebody with a question writes to. */
  mailbox: 'adoptions' | 'volunteering';
  at: Date;
}

export type DocumentSeal = ReturnType<typeof createDocumentSeal>;

/** Seals a PDF in the organisation's name, with its certificate or the portal's: whatever is changed afterwards shows. */
export function createDocumentSeal({
  content,
  identity,
}: {
  content: Pick<ContentService, 'record'>;
  identity: () => Promise<SigningIdentity>;
}) {
  return async (unsigned: Buffer, { reason, mailbox, at }: SealReason): Promise<Sealed> => {
    // The library of signatures is loaded by the first document, not by each start.
    const { signPdf } = await import('#server/adapters/signing/sign-pdf.ts');
    const organisation = await content.record('contracts', 'es');
    const pdf = await signPdf(unsigned, await identity(), {
      reason,
      name: organisation.legalName,
      contact: organisation.mailboxes[mailbox],
      location: organisation.address.city,
      at,
    });
    return { pdf, sha256: createHash('sha256').update(pdf).digest('hex') };
  };
}
