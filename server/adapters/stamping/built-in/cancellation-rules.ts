import { createPrivateKey } from 'node:crypto';
import { genericRfcs } from '#domain/rfc.ts';
import { cancellationErrors } from '../cancellation-codes.ts';
import { issuerOf, receiverOf } from '../fiscal-stamp.ts';
import type { CancellationRequest, CancellationStatus } from '../stamping-provider.ts';
import type { XmlElement } from '../xml-element.ts';
import type { Fault } from './fault.ts';
import { readSealCertificate } from './seal-certificate.ts';

const day = 86_400_000;

/** Centavos up to which no receiver is asked (Resolución Miscelánea Fiscal, rule 2.7.1.35). */
const smallestWithConsent = 1_000_00;

/** Whether the receiver is asked: not when it is small, to nobody by name, or stamped within a day. */
export const needsConsent = (comprobante: XmlElement, stampedAt: Date, now: Date): boolean =>
  Number(comprobante.attributes.Total) * 100 > smallestWithConsent &&
  !genericRfcs.includes(receiverOf(comprobante)?.attributes.Rfc ?? '') &&
  now.getTime() - stampedAt.getTime() > day;

/** A receiver who says nothing for three days has consented. */
export function statusOf(
  cancellation: { requestedAt: string; needsConsent: boolean } | undefined,
  now: Date,
): CancellationStatus {
  if (!cancellation) return 'unrequested';
  const waited = now.getTime() - Date.parse(cancellation.requestedAt);
  return cancellation.needsConsent && waited < 3 * day ? 'requested' : 'cancelled';
}

export function findCancellationFault(
  comprobante: XmlElement | undefined,
  { issuerRfc, motive, replacementUuid, uuid, csd }: CancellationRequest,
  isStamped: (uuid: string) => boolean,
): Fault | undefined {
  if (!comprobante) return fault('205');
  if (issuerOf(comprobante)?.attributes.Rfc !== issuerRfc) return fault('203');
  if (!['01', '02', '03', '04'].includes(motive)) return fault('207');
  if (motive !== '01' && replacementUuid) return fault('209');
  if (motive === '01') {
    const replaces = replacementUuid && replacementUuid !== uuid && isStamped(replacementUuid);
    if (!replaces) return fault('208');
  }
  return isSealOf(issuerRfc, csd) ? undefined : fault('305');
}

function isSealOf(rfc: string, { certificate, key, password }: CancellationRequest['csd']) {
  const csd = readSealCertificate(certificate);
  if (csd?.rfc !== rfc) return false;
  try {
    const format = { format: 'der', type: 'pkcs8', passphrase: password } as const;
    return csd.certificate.checkPrivateKey(createPrivateKey({ key, ...format }));
  } catch {
    return false;
  }
}

function fault(code: string): Fault {
  return { code, message: cancellationErrors[code] ?? code };
}
