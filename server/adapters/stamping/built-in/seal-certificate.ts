import { X509Certificate } from 'node:crypto';

export interface SealCertificate {
  /** Twenty digits. */
  number: string;
  /** Of the taxpayer; of a company's certificate not that of its representative. */
  rfc: string;
  validFrom: Date;
  validTo: Date;
  certificate: X509Certificate;
}

/** A certificate of the SAT (DER); undefined when it is none. */
export function readSealCertificate(der: Buffer): SealCertificate | undefined {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(der);
  } catch {
    return undefined;
  }
  const number = Buffer.from(certificate.serialNumber, 'hex').toString('latin1');
  const rfc = /^x500UniqueIdentifier=([^\s/]+)/m.exec(certificate.subject)?.[1];
  if (!/^\d{20}$/.test(number) || !rfc) return undefined;
  return {
    number,
    rfc: rfc.replaceAll('\\', ''),
    validFrom: new Date(certificate.validFrom),
    validTo: new Date(certificate.validTo),
    certificate,
  };
}
