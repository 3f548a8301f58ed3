import { z } from 'zod';
import { ask, boundedText, NoAnswer, WrongAnswer } from '../../calls/bounded-call.ts';
import type { CallPolicies } from '../../calls/call-policies.ts';
import {
  type CancellationStatus,
  type CancellationSubject,
  StampingRefused,
} from '../stamping-provider.ts';
import { readXml, type XmlElement } from '../xml-element.ts';

const state = z.enum(['Vigente', 'Cancelado', 'No Encontrado']);

/**
 * Asks the SAT's public service ConsultaCFDI what became of a document.
 * @throws StampingRefused with 602 for a document that it does not know (yet), and what isServiceFailure knows
 */
export function createCfdiStatus({
  statusBase,
  timeout,
  policies,
}: {
  statusBase: string;
  timeout: number;
  policies: CallPolicies;
}) {
  const url = `${statusBase.replace(/\/+$/, '')}/ConsultaCFDIService.svc`;
  const name = 'ConsultaCFDI';

  async function find(subject: CancellationSubject): Promise<CancellationStatus> {
    const response = await ask(name, url, {
      method: 'POST',
      headers: {
        'content-type': 'text/xml; charset=utf-8',
        soapaction: 'http://tempuri.org/IConsultaCFDIService/Consulta',
      },
      body: envelopeFor(subject),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await boundedText(name, response);
    if (!response.ok) throw new NoAnswer(`${name}: answered ${response.status}`);
    const root = parse(text);
    const found = state.safeParse(textOf(root, 'Estado'));
    if (!found.success) throw new WrongAnswer(`${name}: not what was agreed`);
    if (found.data === 'No Encontrado') {
      throw new StampingRefused('602', 'Comprobante no encontrado.');
    }
    // "S - Comprobante obtenido satisfactoriamente."; with N it has not looked at this document.
    if (!textOf(root, 'CodigoEstatus')?.startsWith('S')) {
      throw new WrongAnswer(`${name}: a state without the document`);
    }
    if (found.data === 'Cancelado') return 'cancelled';
    return progressOf(textOf(root, 'EstatusCancelacion') ?? '');
  }

  /** Of a valid document. The SAT may say nothing of a cancellation for hours after it has taken the request. */
  function progressOf(input: string): CancellationStatus {
    if (input === 'Solicitud rechazada') return 'rejected';
    // "En proceso", "Plazo vencido", "Cancelado sin aceptación".
    return input === '' ? 'unrequested' : 'requested';
  }

  function parse(text: string): XmlElement {
    try {
      return readXml(text);
    } catch (cause) {
      throw new WrongAnswer(`${name}: no XML`, { cause });
    }
  }

  return {
    find: (subject: CancellationSubject) => policies.repeatedly.execute(() => find(subject)),
  };
}

function envelopeFor({ issuerRfc, receiverRfc, totalCents, uuid }: CancellationSubject): string {
  const total = (totalCents / 100).toFixed(2);
  // As in the code printed on the document, in which an RFC's & is escaped already; the envelope escapes once more.
  const printed = `?re=${escapeAnd(issuerRfc)}&rr=${escapeAnd(receiverRfc)}&tt=${total}&id=${uuid}`;
  return (
    '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:tem="http://tempuri.org/">' +
    `<soapenv:Body><tem:Consulta><tem:expresionImpresa>${escapeAnd(printed)}</tem:expresionImpresa></tem:Consulta></soapenv:Body>` +
    '</soapenv:Envelope>'
  );
}

/** The one character of RFCs, amounts and UUIDs that XML would misread. */
const escapeAnd = (text: string): string => text.replaceAll('&', '&amp;');

/** Of the only element of this name, wherever it stands. */
function textOf(root: XmlElement, name: string): string | undefined {
  const found = named(root, name);
  return found.length === 1 ? found[0]?.text.trim() : undefined;
}

const named = (element: XmlElement, name: string): XmlElement[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => named(child, name)),
];
