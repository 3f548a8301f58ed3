import type { Cfdi } from './cfdi.ts';
import { cfdiNodes } from './cfdi-nodes.ts';
import { originalString, toXml } from './cfdi-text.ts';
import type { SealCertificate } from './seal-certificate.ts';

/** The sealed document, ready to be stamped. */
export function sealCfdi(cfdi: Cfdi, certificate: SealCertificate): string {
  const seal = certificate.sign(originalString(cfdiNodes(cfdi, certificate)));
  return toXml(cfdiNodes(cfdi, certificate, seal));
}
