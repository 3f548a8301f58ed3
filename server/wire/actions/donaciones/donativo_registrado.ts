import { z } from 'zod';
import { declineReasons } from '#domain/donations/decline.ts';
import { donationKinds, paymentMethods } from '#domain/donations/donation-kind.ts';
import { donationStates } from '#domain/donations/donation-state.ts';
import { pageSize } from '#domain/paging.ts';
import { vocabulary } from '#domain/vocabulary.ts';
import type { BookedDonation } from '#server/features/donations/bookkeeping/bookkeeping.service.ts';
import { limits } from '../../filter.ts';
import { voucher } from '../../schemas/created.ts';
import { pesos, voucherToWire } from '../../schemas/ventas.ts';
import {
  day,
  flag,
  id as idValue,
  instant,
  pesos as pesosValue,
  shape,
  text,
  wordOf,
} from '../../values.ts';

/** What was asked of a provider. */
const operations = vocabulary({
  charge: 'cobro',
  order: 'orden',
  capture: 'captura',
  voucher: 'vale',
  refund: 'reembolso',
});

export const page = {
  page: z.int().min(1).max(limits.page).default(1),
  limit: z.int().min(1).max(limits.perPage).default(pageSize),
};

export function bookedToWire({ donation, donor, attempts, isReachable }: BookedDonation) {
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

export const booked = shape({
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
