import type { VerifiedDocument } from '#domain/adoption/contract.ts';
import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** What a stranger is told of a code: what its copies are compared with. Nobody's data. */
export interface Verification {
  document: VerifiedDocument;
  /** Instant, UTC ISO 8601. */
  sealedAt: string;
  /** Of the text that both sides of a contract signed. */
  sha256: string | null;
  /** Of the PDF, byte for byte. */
  pdfSha256: string;
  /** Whoever issued it takes it back. */
  isRevoked: boolean;
}

/** Documents other than contracts that the page of verification knows, by their code. */
export const verifiedDocuments =
  extensionPoint<(query: Tx['query'], code: string) => Promise<Verification | undefined>>();
