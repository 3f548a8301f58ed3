import { createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto';
import { isRfc } from '#domain/rfc.ts';
import type { Sealer } from './cfdi-nodes.ts';

/** The files of a seal certificate (CSD) as the SAT hands them out: .cer and encrypted .key (both DER), and its password. */
export interface CsdFiles {
  certificate: Buffer;
  key: Buffer;
  password: string;
}

export interface SealCertificate extends Sealer {
  rfc: string;
  /** Instants. */
  validFrom: Date;
  validTo: Date;
  /** RSA-SHA256 as base64. */
  sign(text: string): string;
}

type CsdProblem =
  | 'csdCertificateInvalid'
  | 'csdNotASeal'
  | 'csdPasswordWrong'
  | 'csdKeyInvalid'
  | 'csdKeyOther';

/** Why the files of a seal certificate are of no use. */
export class UnusableCsd extends Error {
  override readonly name = 'UnusableCsd';
  readonly problem: CsdProblem;

  constructor(problem: CsdProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/**
 * Whether it is valid now, who asks tells by its dates.
 * @throws UnusableCsd
 */
export function openSealCertificate({ certificate, key, password }: CsdFiles): SealCertificate {
  const x509 = readCertificate(certificate);
  const privateKey = readKey(key, password);
  if (!x509.checkPrivateKey(privateKey)) throw new UnusableCsd('csdKeyOther');
  return {
    ...factsOf(x509),
    sign: (text) => sign('sha256', Buffer.from(text, 'utf8'), privateKey).toString('base64'),
  };
}

function factsOf(x509: X509Certificate): Omit<SealCertificate, 'sign'> {
  const rfc = rfcOf(x509);
  // The SAT numbers its certificates with 20 digits, which it writes as text.
  const certificateNumber = Buffer.from(x509.serialNumber, 'hex').toString('latin1');
  // A person's signature (e.firma) names what else it is for, a seal does not; it must never seal invoices.
  const isSignature = (x509.keyUsage?.length ?? 0) > 0;
  if (!/^\d{20}$/.test(certificateNumber) || !rfc || isSignature) {
    throw new UnusableCsd('csdNotASeal');
  }
  return {
    rfc,
    certificateNumber,
    certificate: x509.raw.toString('base64'),
    validFrom: new Date(x509.validFrom),
    validTo: new Date(x509.validTo),
  };
}

function readCertificate(der: Buffer): X509Certificate {
  try {
    return new X509Certificate(der);
  } catch (error) {
    throw new UnusableCsd('csdCertificateInvalid', error);
  }
}

function readKey(key: Buffer, passphrase: string): KeyObject {
  // The beginning of a DER sequence of two bytes' length, as every encrypted key of these is.
  const isWhole = key.length > 4 && key[0] === 0x30 && key[1] === 0x82;
  if (!isWhole || key.readUInt16BE(2) + 4 !== key.length) throw new UnusableCsd('csdKeyInvalid');
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8', passphrase });
  } catch (error) {
    throw new UnusableCsd('csdPasswordWrong', error);
  }
}

/** x500UniqueIdentifier (2.5.4.45): the issuer's RFC and, behind a slash, its representative's. */
function rfcOf({ subject }: X509Certificate): string | undefined {
  const identifier = /^x500UniqueIdentifier=(.*)$/m.exec(subject)?.[1] ?? '';
  const rfc = identifier.split('/')[0]?.trim() ?? '';
  return isRfc(rfc) ? rfc : undefined;
}
