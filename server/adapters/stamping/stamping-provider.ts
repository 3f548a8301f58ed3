import type { KeyObject } from 'node:crypto';

/** What a provider answers as the stamped document; `readOwnStamp` tells whether it is. */
export interface StampedCfdi {
  /** As it came. */
  xml: string;
}

/** c_MotivoCancelacion: 01 errors, replaced by another; 02 errors; 03 not carried out; 04 in a global invoice. */
export type CancellationMotive = '01' | '02' | '03' | '04';

/**
 * `requested`: the SAT or the receiver has not decided. `rejected`: somebody did not agree, the document stays valid.
 * `unrequested`: valid, and nothing is known of a cancellation, which may only not have arrived yet.
 */
export type CancellationStatus = 'requested' | 'cancelled' | 'rejected' | 'unrequested';

/** What the SAT knows a stamped document by. */
export interface CancellationSubject {
  uuid: string;
  issuerRfc: string;
  receiverRfc: string;
  totalCents: number;
}

export interface CancellationRequest extends CancellationSubject {
  motive: CancellationMotive;
  /** Of the document that replaces it: with motive 01, and only then. */
  replacementUuid?: string;
  /** The issuer's seal certificate and its encrypted key, as the SAT hands them out (DER). */
  csd: { certificate: Buffer; key: Buffer; password: string };
}

/** A certification provider (PAC): stamps sealed documents for the SAT, and cancels them. */
export interface StampingProvider {
  /** 'test', 'sw' */
  name: string;
  /** Its stamps have no fiscal value. */
  isTest: boolean;
  /**
   * Idempotent: the same sealed XML again gives the same stamp.
   * @throws StampingRefused, StampingSilent
   */
  stamp(sealedXml: string): Promise<StampedCfdi>;
  /**
   * What became of an XML whose answer was lost; a provider that cannot look it up stamps it instead.
   * @returns undefined when it has no stamp
   * @throws StampingSilent, also while the provider cannot tell
   */
  findStamp(sealedXml: string): Promise<StampedCfdi | undefined>;
  /** Public half of the key whose seals its stamps carry; missing where only the SAT knows it. */
  stampKey?(): Promise<KeyObject>;
  /**
   * Idempotent: a cancellation that was taken before is taken again.
   * @returns `requested` or `cancelled`
   * @throws StampingRefused, StampingSilent
   */
  cancel(request: CancellationRequest): Promise<CancellationStatus>;
  /** @throws StampingRefused for a document that the SAT does not know (yet), StampingSilent */
  cancellationStatus(subject: CancellationSubject): Promise<CancellationStatus>;
}

/** The document or the request is wrong; asking again changes nothing. The message is the SAT's, in Spanish. */
export class StampingRefused extends Error {
  override readonly name = 'StampingRefused';
  /** Of the SAT's matrix (CFDI40158) or the provider's own. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** No answer that says anything: whether it was done, nobody knows yet. */
export class StampingSilent extends Error {
  override readonly name = 'StampingSilent';
  /** False where the request surely did not reach the provider, so that nothing was done. */
  readonly isSent: boolean;

  constructor(
    message: string,
    { isSent = true, ...options }: ErrorOptions & { isSent?: boolean } = {},
  ) {
    super(message, options);
    this.isSent = isSent;
  }
}
