import { createHash } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import {
  type FiscalStamp,
  issuerOf,
  readFiscalStamp,
  receiverOf,
  stampNamespace,
  stampOriginalString,
  withStamp,
} from '../fiscal-stamp.ts';
import {
  type CancellationSubject,
  type StampedCfdi,
  type StampingProvider,
  StampingRefused,
} from '../stamping-provider.ts';
import { MalformedXml, readXml, type XmlElement } from '../xml-element.ts';
import { findCancellationFault, needsConsent, statusOf } from './cancellation-rules.ts';
import { instantInCentralMexico, writtenInCentralMexico } from './central-mexico.ts';
import { findFault } from './document-rules.ts';
import type { Fault } from './fault.ts';
import { openProviderSeal, type ProviderSeal, testProviderRfc } from './provider-seal.ts';
import { createStampStore } from './stamp-store.ts';

const legend = 'Timbre de prueba SIN VALOR FISCAL';

/**
 * The built-in provider: looks at a document as a real one does, and stamps it with a seal of its own, which has no
 * fiscal value. What it stamped and cancelled it remembers in `dataDir`.
 */
export function createTestProvider({
  dataDir,
  clock,
}: {
  dataDir: string;
  clock: Clock;
}): StampingProvider {
  const store = createStampStore(dataDir);
  let opening: Promise<ProviderSeal> | undefined;

  function find(uuid: string): StampedCfdi | undefined {
    const xml = store.findDocument(uuid);
    return xml === undefined ? undefined : { xml };
  }

  function openSeal(): Promise<ProviderSeal> {
    opening ??= openProviderSeal(store).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return {
    name: 'test',
    isTest: true,

    async stamp(sealedXml) {
      const uuid = uuidOf(sealedXml);
      const stamped = find(uuid);
      if (stamped) return stamped;
      const now = clock.now();
      const comprobante = parse(sealedXml);
      refuseFor(findFault(comprobante, now));
      const seal = await openSeal();
      const facts = {
        uuid,
        stampedAt: writtenInCentralMexico(now),
        providerRfc: testProviderRfc,
        legend,
        documentSeal: comprobante.attributes.Sello ?? '',
        certificateNumber: seal.certificateNumber,
      };
      const stamp = { ...facts, seal: seal.sign(stampOriginalString(facts)) };
      return { xml: store.saveDocument(uuid, withStamp(sealedXml, elementOf(stamp))) };
    },

    async findStamp(sealedXml) {
      return find(uuidOf(sealedXml));
    },

    async stampKey() {
      return (await openSeal()).publicKey;
    },

    async cancel(request) {
      const { uuid, motive, replacementUuid } = request;
      const stamped = find(storedUuid(uuid));
      const comprobante = stamped && readXml(stamped.xml);
      const isStamped = (other: string) => find(storedUuid(other)) !== undefined;
      refuseFor(findCancellationFault(comprobante, request, isStamped));
      const now = clock.now();
      const stampedAt =
        (stamped && instantInCentralMexico(readFiscalStamp(stamped.xml).stampedAt)) ?? now;
      store.saveCancellation(storedUuid(uuid), {
        requestedAt: now.toISOString(),
        motive,
        replacementUuid,
        needsConsent: comprobante !== undefined && needsConsent(comprobante, stampedAt, now),
      });
      return statusOf(store.findCancellation(storedUuid(uuid)), now);
    },

    async cancellationStatus(subject) {
      const uuid = storedUuid(subject.uuid);
      const stamped = find(uuid);
      if (!stamped || !isAbout(readXml(stamped.xml), subject)) {
        throw new StampingRefused('602', 'Comprobante no encontrado.');
      }
      return statusOf(store.findCancellation(uuid), clock.now());
    },
  };
}

function parse(xml: string): XmlElement {
  try {
    return readXml(xml);
  } catch (error) {
    if (error instanceof MalformedXml) {
      throw new StampingRefused('301', 'XML mal formado.', { cause: error });
    }
    throw error;
  }
}

function refuseFor(fault: Fault | undefined): void {
  if (fault) throw new StampingRefused(fault.code, fault.message);
}

/** Of the document, so that the same one has the same UUID wherever and whenever it is stamped (version 8, RFC 9562). */
function uuidOf(sealedXml: string): string {
  const hash = createHash('sha256').update(sealedXml).digest('hex').toUpperCase();
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-A${d}-${e}`;
}

/** As its files are named; '' for what is no UUID and must name no file. */
const storedUuid = (uuid: string): string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(uuid) ? uuid.toUpperCase() : '';

const isAbout = (comprobante: XmlElement, subject: CancellationSubject): boolean =>
  issuerOf(comprobante)?.attributes.Rfc === subject.issuerRfc &&
  receiverOf(comprobante)?.attributes.Rfc === subject.receiverRfc &&
  Math.round(Number(comprobante.attributes.Total) * 100) === subject.totalCents;

/** Every value is base64, digits or plain letters: nothing in it needs escaping. */
const elementOf = (stamp: FiscalStamp): string =>
  `<tfd:TimbreFiscalDigital xmlns:tfd="${stampNamespace}"` +
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' +
  ` xsi:schemaLocation="${stampNamespace} http://www.sat.gob.mx/sitio_internet/cfd/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd"` +
  ` Version="1.1" UUID="${stamp.uuid}" FechaTimbrado="${stamp.stampedAt}"` +
  ` RfcProvCertif="${stamp.providerRfc}" Leyenda="${stamp.legend}" SelloCFD="${stamp.documentSeal}"` +
  ` NoCertificadoSAT="${stamp.certificateNumber}" SelloSAT="${stamp.seal}"/>`;
