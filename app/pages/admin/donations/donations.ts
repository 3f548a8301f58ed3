import { callApi, callApiFile, callApiPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { declineReasons } from '#domain/donations/decline.ts';
import { disputeReasons, disputeStates } from '#domain/donations/dispute.ts';
import {
  type DonationKind,
  donationKinds,
  paymentMethods,
} from '#domain/donations/donation-kind.ts';
import { donationStates } from '#domain/donations/donation-state.ts';
import { invoiceStates } from '#domain/invoices/invoice-state.ts';
import type { Language } from '#domain/language.ts';

type Row = DataOf<'donaciones:consultar'>[number];

const cents = (pesos: number) => Math.round(pesos * 100);

/** A donation as those see it who keep the books. */
export type BookedDonation = ReturnType<typeof donationFrom>;
export type DonationDetails = ReturnType<typeof detailsFrom>;
export type Attempt = BookedDonation['attempts'][number];

const operations = {
  cobro: 'charge',
  orden: 'order',
  captura: 'capture',
  vale: 'voucher',
  reembolso: 'refund',
} as const;

const mailKinds = {
  vale: 'voucher',
  vale_vencido: 'expired',
  recibo: 'receipt',
  reembolso: 'refund',
} as const;

const donationFrom = (row: Row) => ({
  id: row.id,
  createdAt: row.created_at,
  date: row.fecha,
  /** '' until it is paid. */
  number: row.folio === null ? '' : `${row.serie}${row.folio}`,
  series: row.serie,
  folio: row.folio,
  status: donationStates.fromWire(row.estado) ?? 'pending',
  kind: donationKinds.fromWire(row.tipo) ?? 'other',
  productName: row.producto,
  productNameEn: row.producto_en,
  method: paymentMethods.fromWire(row.metodo) ?? 'card',
  provider: row.proveedor,
  reference: row.referencia,
  isReachable: row.proveedor_disponible,
  amountCents: cents(row.monto),
  refundedCents: cents(row.reembolsado),
  anonymous: row.anonima,
  wantsInvoice: row.impuestos,
  cfdi: row.cfdi,
  email: row.email,
  donor: row.donante && {
    id: row.donante.id ?? '',
    name: row.donante.nombre,
    email: row.donante.correo,
  },
  decline: declineReasons.fromWire(row.motivo),
  voucher: row.vale,
  askedAt: row.consultado_en,
  nextCheckAt: row.consultar_en,
  attempts: row.intentos.map((attempt) => ({
    operation: operations[attempt.operacion as keyof typeof operations],
    amountCents: cents(attempt.monto),
    createdAt: attempt.created_at,
    closedAt: attempt.cerrado_en,
  })),
});

const detailsFrom = (row: DataOf<'donaciones:consultar_detalle'>) => ({
  ...donationFrom(row),
  paidAt: row.pagado_en,
  settledAs: row.movimiento,
  entries: row.movimientos.map((entry) => ({
    bookedAt: entry.fecha,
    amountCents: cents(entry.MONTO),
  })),
  mails: row.correos.map((mail) => ({
    kind: mailKinds[mail.tipo as keyof typeof mailKinds],
    isWaiting: mail.por_enviar,
  })),
  disputes: row.disputas.map((dispute) => ({
    id: dispute.referencia,
    state: disputeStates.fromWire(dispute.estado) ?? 'open',
    reason: disputeReasons.fromWire(dispute.motivo) ?? 'other',
    amountCents: cents(dispute.monto),
    answerBy: dispute.responder_antes,
  })),
  petName: row.mascota?.nombre,
});

/** In the wire's words, as the address has them; '' is any. */
export interface DonationFilters {
  term: string;
  state: string;
  method: string;
  kind: string;
  from: string;
  to: string;
}

/** What an address says that means nothing is left out. */
function searchFrom({ term, state, method, kind, from, to }: DonationFilters) {
  const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return {
    texto: term.slice(0, 200),
    ...(donationStates.fromWire(state) && { estados: [state] }),
    ...(paymentMethods.fromWire(method) && { metodo: method }),
    ...(donationKinds.fromWire(kind) && { tipo: kind }),
    ...(isDay(from) && { desde: from }),
    ...(isDay(to) && { hasta: to }),
  };
}

const rowsShown = 30;

export const findDonations = ({ page, ...filters }: DonationFilters & { page: number }) =>
  callApiPage(
    'donaciones:consultar',
    { ...searchFrom(filters), page, limit: rowsShown },
    donationFrom,
  );

export const findUnsettled = ({ page }: { page: number }) =>
  callApiPage('donaciones:consultar', { por_resolver: true, page, limit: rowsShown }, donationFrom);

export const exportDonations = (filters: DonationFilters, lang: Language): Promise<Blob> =>
  callApiFile('donaciones:exportar', { ...searchFrom(filters), lang });

export const findDonation = async (id: string): Promise<DonationDetails> =>
  detailsFrom(await callApi('donaciones:consultar_detalle', { id }));

export const askProvider = async (id: string, lang: Language): Promise<DonationDetails> =>
  detailsFrom(await callApi('donaciones:preguntar_proveedor', { id, lang }));

export async function refundDonation(
  refund: { id: string; amountCents: number; lang: Language },
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  const { id, amountCents, lang } = refund;
  const body = { id, monto: amountCents / 100, lang };
  await callApi('donaciones:reembolsar', body, { idempotencyKey });
}

type SumRow = DataOf<'donaciones:totales'>['total'];

/** Centavos. */
export interface Sum {
  donations: number;
  receivedCents: number;
  refundedCents: number;
  netCents: number;
}

const sumFrom = (row: SumRow): Sum => ({
  donations: row.donativos,
  receivedCents: cents(row.recibido),
  refundedCents: cents(row.reembolsado),
  netCents: cents(row.neto),
});

export type MonthTotal = Awaited<ReturnType<typeof findTotals>>['months'][number];

/** Of the last 36 months, oldest first. */
export async function findTotals() {
  const { prueba, total, meses, tipos, metodos } = await callApi('donaciones:totales', {});
  return {
    isTest: prueba,
    total: sumFrom(total),
    months: meses.map((month) => ({
      month: month.mes,
      ...sumFrom(month),
      netCentsByKind: Object.fromEntries(
        month.por_tipo.map(({ tipo, neto }) => [donationKinds.fromWire(tipo), cents(neto)]),
      ) as Partial<Record<DonationKind, number>>,
    })),
    byKind: tipos.map((sum) => ({
      kind: donationKinds.fromWire(sum.tipo) ?? 'other',
      ...sumFrom(sum),
    })),
    byMethod: metodos.map((sum) => ({
      method: paymentMethods.fromWire(sum.metodo) ?? 'card',
      ...sumFrom(sum),
    })),
  };
}

export type Headline = Awaited<ReturnType<typeof findHeadline>>;

/** How donations stand now. */
export async function findHeadline() {
  const row = await callApi('donaciones:cifras', {});
  return {
    isTest: row.prueba,
    today: sumFrom(row.hoy),
    month: sumFrom(row.mes),
    year: sumFrom(row.anio),
    monthly: { donations: row.mensual.donativos, amountCents: cents(row.mensual.monto) },
    donors: row.donantes,
  };
}

/** Whether the provider has still something to say, or is being waited for. */
export const isUnsettled = ({ status, attempts }: BookedDonation): boolean =>
  status === 'pending' ||
  status === 'requiresAction' ||
  attempts.some(({ closedAt }) => closedAt === null);

/** A refund that the provider has not confirmed. */
export const refundUnderWay = ({ attempts }: BookedDonation): Attempt | undefined =>
  attempts.find(({ operation, closedAt }) => operation === 'refund' && closedAt === null);

/**
 * Makes the invoice of a donation for its donor, whether they asked for one when giving or ask now.
 * @returns whether it is stamped already
 */
export async function makeInvoice(
  { series: serie, folio, wantsInvoice }: Pick<BookedDonation, 'series' | 'folio' | 'wantsInvoice'>,
  idempotencyKey: IdempotencyKey,
): Promise<boolean> {
  const payload = {
    encabezado: { ...(!wantsInvoice && { impuestos: true }) },
    detalles: { schema: 'ventas', documentos: [{ serie, folio }] },
  };
  const body = { schema: 'cfdis', serie: '', payload };
  const { estado } = await callApi('documentos:crear', body, { idempotencyKey });
  return estado === invoiceStates.toWire('valid');
}
