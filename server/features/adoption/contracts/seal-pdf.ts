import type { SigningIdentity } from '#server/adapters/signing/signing-identity.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';

interface Dependencies {
  content: Pick<ContentService, 'record'>;
  /** Whose certificate it is sealed with. */
  identity: () => Promise<SigningIdentity>;
}

export type SealPdf = ReturnType<typeof createSealPdf>;

/** A PDF with the organisation's signature over all of it. */
export const createSealPdf =
  ({ content, identity }: Dependencies) =>
  /** @param reason in plain ASCII: viewers show it */
  async (pdf: Buffer, reason: string, at: Date): Promise<Buffer> => {
    // The library of signatures is loaded by the first document, not by each start.
    const { signPdf } = await import('#server/adapters/signing/sign-pdf.ts');
    const organisation = await content.record('contracts', 'es');
    return signPdf(pdf, await identity(), {
      reason,
      name: organisation.legalName,
      contact: organisation.mailboxes.adoptions,
      location: organisation.address.city,
      at,
    });
  };
