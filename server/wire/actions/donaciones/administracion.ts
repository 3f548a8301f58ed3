import { z } from 'zod';
import { isInvertedRange } from '#domain/dates.ts';
import { declineReasons } from '#domain/donations/decline.ts';
import { differenceKinds } from '#domain/donations/difference.ts';
import { donationKinds, paymentMethods } from '#domain/donations/donation-kind.ts';
import { donationStates } from '#domain/donations/donation-state.ts';
import type { MessageKey } from '#domain/messages.ts';
import { pageSize } from '#domain/paging.ts';
import { petStatus } from '#domain/pets/vocabularies.ts';
import { vocabulary } from '#domain/vocabulary.ts';
import type {
  BookedDonation,
  DonationDetails,
  DonationSearch,
} from '#server/features/donations/bookkeeping/bookkeeping.service.ts';
import type { Sum } from '#server/features/donations/bookkeeping/donation-totals.ts';
import { withWireNames } from '../../field-names.ts';
import { limits } from '../../filter.ts';
import { defineAction } from '../../registry.ts';
import { voucher } from '../../schemas/created.ts';
import { pesos, voucherToWire } from '../../schemas/ventas.ts';
import {
  count,
  day,
  flag,
  id as idValue,
  instant,
  moment,
  pesos as pesosValue,
  shape,
  text,
  wordOf,
} from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

/** What was asked of a provider. */
const operations = vocabulary({
  charge: 'cobro',
  order: 'orden',
  capture: 'captura',
  voucher: 'vale',
  refund: 'reembolso',
});

const mailKinds = vocabulary({
  voucher: 'vale',
  expired: 'vale_vencido',
  receipt: 'recibo',
  refund: 'reembolso',
});

const search = {
  texto: wireText.max(200).default(''),
  estados: z.array(z.enum(donationStates.wireWords)).max(10).default([]),
  metodo: z.enum(paymentMethods.wireWords).optional(),
  tipo: z.enum(donationKinds.wireWords).optional(),
  desde: z.iso.date().optional(),
  hasta: z.iso.date().optional(),
  por_resolver: z.boolean().default(false),
};

/** Days in the wrong order would find nothing, which looks like an answer. */
const inOrder = {
  check: ({ desde, hasta }: { desde?: string | undefined; hasta?: string | undefined }) =>
    !isInvertedRange(desde, hasta),
  rejection: { path: ['hasta'], error: 'rangeInverted' satisfies MessageKey },
};

const page = {
  page: z.int().min(1).max(limits.page).default(1),
  limit: z.int().min(1).max(limits.perPage).default(pageSize),
};

function searchOf(asked: z.output<z.ZodObject<typeof search>>): DonationSearch {
  return {
    term: asked.texto,
    states: asked.estados.flatMap((word) => donationStates.fromWire(word) ?? []),
    method: paymentMethods.fromWire(asked.metodo),
    kind: donationKinds.fromWire(asked.tipo),
    from: asked.desde,
    to: asked.hasta,
    unsettled: asked.por_resolver,
  };
}

function bookedToWire({ donation, donor, attempts, isReachable }: BookedDonation) {
  const { voucher, decline } = donation;
  return {
    id: donation.id,
    created_at: donation.createdAt,
    fecha: donation.date,
    serie: donation.series,
    folio: donation.folio,
    estado: donationStates.toWire(donation.status),
    tipo: donationKinds.toWire(donation.kind),
    producto: donation.productName,
    producto_en: donation.productNameEn,
    metodo: paymentMethods.toWire(donation.method),
    proveedor: donation.provider,
    referencia: donation.reference,
    proveedor_disponible: isReachable,
    monto: pesos(donation.amountCents),
    reembolsado: pesos(donation.refundedCents),
    anonima: donation.anonymous,
    impuestos: donation.wantsInvoice,
    cfdi: donation.cfdi,
    email: donation.email,
    donante: donor ? { id: donation.userId, nombre: donor.name, correo: donor.email } : null,
    motivo: decline && declineReasons.toWire(decline),
    vale: voucher && voucherToWire(voucher),
    consultado_en: donation.askedAt,
    consultar_en: donation.nextCheckAt,
    intentos: attempts.map(({ operation, amountCents, createdAt, closedAt }) => ({
      operacion: operations.toWire(operation),
      monto: pesos(amountCents),
      created_at: createdAt,
      cerrado_en: closedAt,
    })),
  };
}

function detailsToWire(details: DonationDetails) {
  const { donation, entries, mails, pet } = details;
  return {
    ...bookedToWire(details),
    pagado_en: donation.paidAt,
    movimiento: donation.settledAs,
    lang: donation.language,
    movimientos: entries.map(({ bookedAt, amountCents }) => ({
      fecha: bookedAt,
      MONTO: pesos(amountCents),
    })),
    correos: mails.map(({ kind, isWaiting }) => ({
      tipo: mailKinds.toWire(kind),
      por_enviar: isWaiting,
    })),
    mascota: pet ? { id: pet.id, nombre: pet.name, estado: petStatus.toWire(pet.status) } : null,
  };
}

const booked = shape({
  id: idValue,
  created_at: instant,
  fecha: day,
  serie: text,
  folio: z.int().nullable(),
  estado: wordOf(donationStates),
  tipo: wordOf(donationKinds),
  producto: text,
  producto_en: text,
  metodo: wordOf(paymentMethods),
  proveedor: text,
  referencia: text.nullable(),
  proveedor_disponible: flag,
  monto: pesosValue,
  reembolsado: pesosValue,
  anonima: flag,
  impuestos: flag,
  cfdi: text.nullable(),
  email: text,
  donante: shape({ id: idValue.nullable(), nombre: text, correo: text }).nullable(),
  motivo: wordOf(declineReasons).nullable(),
  vale: voucher.nullable(),
  consultado_en: instant.nullable(),
  consultar_en: instant.nullable(),
  intentos: z.array(
    shape({
      operacion: wordOf(operations),
      monto: pesosValue,
      created_at: instant,
      cerrado_en: instant.nullable(),
    }),
  ),
}).meta({ id: 'BookedDonation' });

const details = booked
  .extend({
    pagado_en: instant.nullable(),
    movimiento: text.nullable(),
    lang: wireLanguage.unwrap(),
    movimientos: z.array(shape({ fecha: instant, MONTO: pesosValue })),
    correos: z.array(shape({ tipo: wordOf(mailKinds), por_enviar: flag })),
    mascota: shape({ id: idValue, nombre: text, estado: wordOf(petStatus) }).nullable(),
  })
  .meta({ id: 'DonationDetails' });

const sum = {
  donativos: count,
  recibido: pesosValue,
  reembolsado: pesosValue,
  neto: pesosValue,
};

const difference = shape({
  id: idValue,
  created_at: instant,
  tipo: wordOf(differenceKinds),
  proveedor: text,
  referencia: text,
  donacion_id: idValue.nullable(),
  esperado: text,
  encontrado: text,
  resuelta_en: moment.nullable(),
  resuelta_por: text.nullable(),
  nota: text.nullable(),
}).meta({ id: 'PaymentDifference' });

const consultar = defineAction({
  name: 'donaciones:consultar',
  summary:
    'Donations as those see them who keep the books, newest first; `hasta` before `desde` is 422. `texto` is ' +
    'a donor’s name or address, a folio such as `D12`, a product, a voucher’s digits or a provider’s name for the payment; `por_resolver`: only those of which not ' +
    'everything is known yet, oldest first. `intentos` is what was asked of the provider, `consultado_en` when it was ' +
    'last asked how the donation stands.',
  access: { right: 'donations.read' },
  input: z.strictObject({ ...search, ...page }).refine(inOrder.check, inOrder.rejection),
  output: z.array(booked),
  paginated: true,
  async handle({ input, viewer, context }) {
    const { items, ...found } = await context.bookkeeping.list(viewer, searchOf(input), input);
    return { data: items.map(bookedToWire), page: found };
  },
});

const consultarDetalle = defineAction({
  name: 'donaciones:consultar_detalle',
  summary:
    'A donation with its ledger, the mails that it has brought about, and the pet that it is for.',
  access: { right: 'donations.read' },
  input: z.strictObject({ id: wireId }),
  output: details,
  errors: { 404: ['notFound'] },
  handle: async ({ input: { id }, viewer, context }) => ({
    data: detailsToWire(await context.bookkeeping.get(viewer, id)),
  }),
});

const preguntarProveedor = defineAction({
  name: 'donaciones:preguntar_proveedor',
  summary:
    'Asks the provider at once how a donation stands, or what came of a refund, and answers as ' +
    '`donaciones:consultar_detalle` does. 503 when it does not answer.',
  access: { right: 'donations.reconcile' },
  waitsOutside: true,
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: details,
  errors: {
    404: ['notFound'],
    409: ['nothingToAsk'],
    422: ['providerNotConfigured'],
    503: ['providerSilent', 'providerUnavailable'],
  },
  handle: async ({ input: { id }, viewer, context }) => ({
    data: detailsToWire(await context.bookkeeping.askProvider(viewer, id)),
  }),
});

const sumToWire = ({ donations, receivedCents, refundedCents }: Sum) => ({
  donativos: donations,
  recibido: pesos(receivedCents),
  reembolsado: pesos(refundedCents),
  neto: pesos(receivedCents - refundedCents),
});

const totales = defineAction({
  name: 'donaciones:totales',
  summary:
    'What was received and refunded in the last 36 months, in pesos, by the ledger’s own days: by month, by kind and by ' +
    'method. Without the test mode’s, unless there is nothing else (`prueba`).',
  access: { right: 'donations.read' },
  input: z.strictObject({}),
  output: shape({
    prueba: flag,
    total: shape(sum),
    meses: z.array(
      shape({
        mes: text,
        ...sum,
        por_tipo: z.array(shape({ tipo: wordOf(donationKinds), neto: pesosValue })),
      }),
    ),
    tipos: z.array(shape({ tipo: wordOf(donationKinds), ...sum })),
    metodos: z.array(shape({ metodo: wordOf(paymentMethods), ...sum })),
  }),
  async handle({ viewer, context }) {
    const { isTest, total, months, byKind, byMethod } = await context.donationTotals.find(viewer);
    return {
      data: {
        prueba: isTest,
        total: sumToWire(total),
        meses: months.map(({ month, netCentsByKind, ...sum }) => ({
          mes: month,
          ...sumToWire(sum),
          por_tipo: Object.entries(netCentsByKind).map(([kind, cents]) => ({
            tipo: donationKinds.toWire(kind as keyof typeof netCentsByKind),
            neto: pesos(cents),
          })),
        })),
        tipos: [...byKind].map(([kind, sum]) => ({
          tipo: donationKinds.toWire(kind),
          ...sumToWire(sum),
        })),
        metodos: [...byMethod].map(([method, sum]) => ({
          metodo: paymentMethods.toWire(method),
          ...sumToWire(sum),
        })),
      },
    };
  },
});

const cifras = defineAction({
  name: 'donaciones:cifras',
  summary:
    'How donations stand now, in pesos: received, refunded and net of today, this month and this year by the ledger’s own ' +
    'days; what the active monthly donations bring each month (`mensual`); how many people gave this year (`donantes`). ' +
    'Without the test mode’s, unless there is nothing else (`prueba`).',
  access: { right: 'donations.read' },
  input: z.strictObject({}),
  output: shape({
    prueba: flag,
    hoy: shape(sum),
    mes: shape(sum),
    anio: shape(sum),
    mensual: shape({ donativos: count, monto: pesosValue }),
    donantes: count,
  }),
  async handle({ viewer, context }) {
    const { isTest, today, month, year, monthly, donors } =
      await context.donationTotals.findHeadline(viewer);
    return {
      data: {
        prueba: isTest,
        hoy: sumToWire(today),
        mes: sumToWire(month),
        anio: sumToWire(year),
        mensual: { donativos: monthly.donations, monto: pesos(monthly.amountCents) },
        donantes: donors,
      },
    };
  },
});

const diferencias = defineAction({
  name: 'donaciones:diferencias',
  summary:
    'Where a provider’s books and the portal’s do not agree: what was expected (`esperado`) and what the provider says ' +
    '(`encontrado`), both in cents where they are amounts. Open ones, or with `resueltas` those that somebody saw to.',
  access: { right: 'donations.read' },
  input: z.strictObject({ resueltas: z.boolean().default(false), ...page }),
  output: z.array(difference),
  paginated: true,
  async handle({ input, viewer, context }) {
    const asked = { ...input, resolved: input.resueltas };
    const { items, ...found } = await context.paymentDifferences.list(viewer, asked);
    const data = items.map((item) => ({
      id: item.id,
      created_at: item.createdAt,
      tipo: differenceKinds.toWire(item.kind),
      proveedor: item.provider,
      referencia: item.reference,
      donacion_id: item.donationId,
      esperado: item.expected,
      encontrado: item.found,
      resuelta_en: item.resolvedAt,
      resuelta_por: item.resolvedByName,
      nota: item.note,
    }));
    return { data, page: found };
  },
});

const resolverDiferencia = defineAction({
  name: 'donaciones:resolver_diferencia',
  summary: 'Notes (`nota`) how somebody saw to a difference. 409 when somebody has already.',
  access: { right: 'donations.reconcile' },
  input: z.strictObject({ id: wireId, nota: wireText, lang: wireLanguage }),
  output: shape({ id: idValue }),
  errors: { 404: ['notFound'], 409: ['differenceResolved'] },
  handle: ({ input: { id, nota }, viewer, address, context }) =>
    withWireNames({ note: 'nota' }, async () => {
      await context.paymentDifferences.resolve({ viewer, address }, id, { note: nota });
      return { data: { id } };
    }),
});

const exportar = defineAction({
  name: 'donaciones:exportar',
  summary:
    'All that `donaciones:consultar` finds, as a table for spreadsheets (UTF-8 with its mark, RFC 4180); its words are ' +
    'those of `lang`.',
  access: { right: 'donations.read' },
  produces: 'text/csv',
  input: z.strictObject({ ...search, lang: wireLanguage }).refine(inOrder.check, inOrder.rejection),
  async handle({ input, viewer, address, context, language }) {
    const by = { viewer, address };
    const { day, pieces } = await context.donationsExport.start(by, searchOf(input), language);
    const name = `${fileNames[language]}-${day}.csv`;
    return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
  },
});

const fileNames = { es: 'donativos', en: 'donations' };

export const administracion = [
  consultar,
  consultarDetalle,
  preguntarProveedor,
  totales,
  cifras,
  diferencias,
  resolverDiferencia,
  exportar,
];
