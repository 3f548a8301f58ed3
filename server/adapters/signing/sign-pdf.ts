import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { Signer, SignPdf } from '@signpdf/signpdf';
import { PDFDocument } from 'pdf-lib';
import { cmsSignature } from './cms-signature.ts';
import type { SigningIdentity } from './signing-identity.ts';

interface Seal {
  /** Why and by whom, in plain ASCII: viewers show it. */
  reason: string;
  name: string;
  contact: string;
  location: string;
  at: Date;
}

/** Hexadecimal digits for the signature with all its certificates. */
const roomFor = ({ certificate, chain }: SigningIdentity) =>
  2 * [certificate, ...chain].reduce((sum, { length }) => sum + length, 4_096);

/** The PDF with an invisible PAdES signature (baseline B) over all of it: whatever is changed afterwards shows. */
export async function signPdf(
  pdf: Buffer,
  identity: SigningIdentity,
  { reason, name, contact, location, at }: Seal,
): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  pdflibAddPlaceholder({
    pdfDoc: document,
    reason,
    name,
    contactInfo: contact,
    location,
    signingTime: at,
    signatureLength: roomFor(identity),
    subFilter: 'ETSI.CAdES.detached',
  });
  const prepared = Buffer.from(await document.save({ useObjectStreams: false }));
  return new SignPdf().sign(prepared, new CmsSigner(identity));
}

class CmsSigner extends Signer {
  private readonly identity: SigningIdentity;

  constructor(identity: SigningIdentity) {
    super();
    this.identity = identity;
  }

  override sign(content: Buffer): Promise<Buffer> {
    return cmsSignature(content, this.identity);
  }
}
