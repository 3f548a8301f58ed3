import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import { WrongAnswer } from '../../calls/bounded-call.ts';
import { callPolicies, isServiceFailure, type Patience } from '../../calls/call-policies.ts';
import type { NoteCall } from '../../calls/note-call.ts';
import { cancellationErrors } from '../cancellation-codes.ts';
import { withStamp } from '../fiscal-stamp.ts';
import {
  type CancellationRequest,
  type CancellationStatus,
  type StampedCfdi,
  type StampingProvider,
  StampingRefused,
  StampingSilent,
} from '../stamping-provider.ts';
import { createCfdiStatus } from './cfdi-status.ts';
import { createSwClient, type SwAnswer, type SwSignIn } from './sw-client.ts';

const production = 'https://services.sw.com.mx';
const tests = 'https://services.test.sw.com.mx';

export const swAddresses = { live: production, test: tests } as const;

/** Where the SAT answers for what each of SW's addresses stamps. */
const satStatusBases: Readonly<Record<string, string>> = {
  [production]: 'https://consultaqr.facturaelectronica.sat.gob.mx',
  [tests]: 'https://pruebacfdiconsultaqr.cloudapp.net',
};

const usualPatience: Patience = {
  timeout: 12_000,
  retries: 2,
  retryDelay: 500,
  failuresUntilPause: 5,
  pause: 30_000,
};

const stampedData = z.object({ cfdi: z.string().nullish(), tfd: z.string().nullish() });
const cancelledData = z.object({ uuid: z.record(z.string(), z.coerce.string()) });

/** "The document has a stamp already": with the same document again, and with the same customid again. */
const duplicates = ['307', 'CFDI3307'];
/** A cancellation that was taken, and one that had been taken before. */
const takenCancellations = ['201', '202'];
/** SW sapien by its REST services (developers.sw.com.mx), cancellations confirmed by the SAT. */
export function createSwProvider({
  apiBase = production,
  statusBase,
  isTest,
  signIn,
  clock,
  patience = usualPatience,
  note,
}: {
  apiBase?: string;
  statusBase?: string;
  /** Where its address does not say it. */
  isTest?: boolean;
  signIn: SwSignIn;
  clock: Clock;
  patience?: Patience;
  note?: NoteCall | undefined;
}): StampingProvider {
  const { origin } = new URL(apiBase);
  const { timeout } = patience;
  const sw = createSwClient({
    ...{ apiBase, signIn, clock, timeout },
    policies: callPolicies(patience, note),
  });
  const status = createCfdiStatus({
    statusBase: statusBase ?? satStatusBases[origin] ?? apiBase,
    timeout,
    policies: callPolicies(patience),
  });

  async function stamp(sealedXml: string, onSent: () => void): Promise<StampedCfdi> {
    const form = new FormData();
    form.set('xml', new Blob([sealedXml], { type: 'text/xml' }), 'cfdi.xml');
    const given = await sw.call({
      name: 'stamp',
      path: '/v4/cfdi33/stamp/v4',
      // SW answers the same customid for 72 hours with the stamp that it gave first.
      headers: { customid: createHash('sha256').update(sealedXml).digest('hex') },
      body: form,
      onSent,
    });
    const rejection = given.status === 'error' ? rejectionOf('stamp', given) : undefined;
    if (rejection && !duplicates.includes(rejection.code)) throw rejection;
    return { xml: documentOf(given, sealedXml) };
  }

  async function cancel(request: CancellationRequest): Promise<CancellationStatus> {
    const { uuid, issuerRfc, motive, replacementUuid, csd } = request;
    const given = await sw.call({
      name: 'cancel',
      path: '/cfdi33/cancel/csd',
      body: {
        uuid,
        rfc: issuerRfc,
        motivo: motive,
        folioSustitucion: replacementUuid,
        b64Cer: csd.certificate.toString('base64'),
        b64Key: csd.key.toString('base64'),
        password: csd.password,
      },
    });
    const parsed = cancelledData.safeParse(given.data);
    const code = parsed.success ? codeOf(parsed.data.uuid, uuid) : undefined;
    if (code === undefined || !takenCancellations.includes(code)) {
      throw code === undefined
        ? rejectionOf('cancel', given)
        : new StampingRefused(code, cancellationErrors[code] ?? 'El SAT no lo cancela.');
    }
    // That it was taken says nothing of the receiver, and the SAT's other service learns of it minutes later.
    const known = await status.find(request).catch(() => undefined);
    return known === 'cancelled' ? known : 'requested';
  }

  async function stampOrSilent(sealedXml: string): Promise<StampedCfdi> {
    // Also what the first of several tries did is not known, whatever the last one came to.
    let isSent = false;
    const work = stamp(sealedXml, () => {
      isSent = true;
    });
    return orSilent(work, () => isSent);
  }

  return {
    name: 'sw',
    isTest: isTest ?? origin === tests,
    stamp: stampOrSilent,
    /** SW finds no document without its UUID: sent once more, it answers with the stamp that it gave, or gives it now. */
    async findStamp(sealedXml) {
      try {
        return await stampOrSilent(sealedXml);
      } catch (error) {
        // Also 401, "too old": what it stamped in time it would have answered with.
        if (error instanceof StampingRefused) return undefined;
        throw error;
      }
    },
    cancel: (request) => orSilent(cancel(request)),
    cancellationStatus: (subject) => orSilent(status.find(subject)),
  };
}

/** What is said of this document. @throws WrongAnswer where only others are named */
function codeOf(codes: Readonly<Record<string, string>>, uuid: string): string | undefined {
  const all = Object.entries(codes);
  const own = all.find(([named]) => named.toUpperCase() === uuid.toUpperCase());
  if (!own && all.length > 0) throw new WrongAnswer('cancel: answered about another document');
  return own?.[1];
}

/** An answer that says 307 has the document among its data, or only the stamp, or in older versions the document as detail. */
function documentOf({ data, messageDetail }: SwAnswer, sealedXml: string): string {
  const { cfdi, tfd } = stampedData.safeParse(data).data ?? {};
  const detail = messageDetail?.trimStart().startsWith('<') && messageDetail;
  const xml = cfdi || (tfd && withStamp(sealedXml, withoutDeclaration(tfd))) || detail;
  if (!xml) throw new WrongAnswer('stamp: answered no document');
  return xml;
}

const withoutDeclaration = (xml: string): string => xml.replace(/^\uFEFF?<\?xml[^>]*\?>\s*/, '');

/** Of the SAT's matrices; other numbers, 500 say, are SW's own trouble. */
const satCode = /^((?:CA)?CFDI\d+|2\d\d|30\d|40[1-3])\b[\s.:-]*(.*)$/s;

/**
 * What SW says with a code of the SAT ("CFDI40147 - El campo…", "401. Fecha…") is about the document.
 * @throws WrongAnswer for what is about the account or SW itself
 */
function rejectionOf(name: string, { message }: SwAnswer): StampingRefused {
  const [, code, words] = satCode.exec(message ?? '') ?? [];
  if (!code)
    throw new WrongAnswer(`${name}: ${message?.slice(0, 200) ?? 'refused without a word'}`);
  return new StampingRefused(code, words?.trim() || code);
}

async function orSilent<T>(work: Promise<T>, isSent = () => true): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (isServiceFailure(cause)) {
      const message = cause instanceof Error ? cause.message : 'no answer';
      throw new StampingSilent(message, { cause, isSent: isSent() });
    }
    throw cause;
  }
}
