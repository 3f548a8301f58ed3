import { createPrivateKey } from 'node:crypto';
import { genericRfcs } from '#domain/rfc.ts';
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
  if (!cancellation) return 'rejected';
  const waited = now.getTime() - Date.parse(cancellation.requestedAt);
  return cancellation.needsConsent && waited < 3 * day ? 'requested' : 'cancelled';
}

export function findCancellationFault(
  comprobante: XmlElement | undefined,
  { issuerRfc, motive, replacementUuid, uuid, csd }: CancellationRequest,
  isStamped: (uuid: string) => boolean,
): Fault | undefined {
  if (!comprobante) return faults.unknown;
  if (issuerOf(comprobante)?.attributes.Rfc !== issuerRfc) return faults.notTheIssuers;
  if (!['01', '02', '03', '04'].includes(motive)) return faults.motive;
  if (motive !== '01' && replacementUuid) return faults.replacementNotWanted;
  if (motive === '01') {
    const replaces = replacementUuid && replacementUuid !== uuid && isStamped(replacementUuid);
    if (!replaces) return faults.replacement;
  }
  return isSealOf(issuerRfc, csd) ? undefined : faults.csd;
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

const faults = {
  notTheIssuers: {
    code: '203',
    message: 'El folio fiscal no corresponde a un CFDI del emisor que solicita la cancelación.',
  },
  unknown: { code: '205', message: 'El folio fiscal no existe.' },
  motive: { code: '207', message: 'El motivo de cancelación no es válido.' },
  replacement: {
    code: '208',
    message: 'El folio de sustitución no es válido: debe ser el de otro comprobante vigente.',
  },
  replacementNotWanted: {
    code: '209',
    message: 'El folio de sustitución solo se requiere con el motivo 01.',
  },
  csd: { code: '305', message: 'Certificado inválido.' },
} as const satisfies Record<string, Fault>;
