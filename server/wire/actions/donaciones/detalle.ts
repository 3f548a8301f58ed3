import { z } from 'zod';
import { disputeReasons, disputeStates } from '#domain/donations/dispute.ts';
import { petStatus } from '#domain/pets/vocabularies.ts';
import { vocabulary } from '#domain/vocabulary.ts';
import type { DonationDetails } from '#server/features/donations/bookkeeping/bookkeeping.service.ts';
import { defineAction } from '../../registry.ts';
import { pesos } from '../../schemas/ventas.ts';
import {
  flag,
  id as idValue,
  instant,
  pesos as pesosValue,
  shape,
  text,
  wordOf,
} from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

import { booked, bookedToWire } from './donativo_registrado.ts';

const mailKinds = vocabulary({
  voucher: 'vale',
  expired: 'vale_vencido',
  receipt: 'recibo',
  refund: 'reembolso',
});

function detailsToWire(details: DonationDetails) {
  const { donation, entries, mails, disputes, pet } = details;
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
    disputas: disputes.map((dispute) => ({
      referencia: dispute.id,
      estado: disputeStates.toWire(dispute.state),
      motivo: disputeReasons.toWire(dispute.reason),
      monto: pesos(dispute.amountCents),
      retenido: pesos(dispute.withdrawnCents - dispute.reinstatedCents),
      comision: pesos(dispute.feeCents),
      abierta_en: dispute.openedAt,
      responder_antes: dispute.answerBy,
    })),
    mascota: pet ? { id: pet.id, nombre: pet.name, estado: petStatus.toWire(pet.status) } : null,
  };
}

const details = booked
  .extend({
    pagado_en: instant.nullable(),
    movimiento: text.nullable(),
    lang: wireLanguage.unwrap(),
    movimientos: z.array(shape({ fecha: instant, MONTO: pesosValue })),
    correos: z.array(shape({ tipo: wordOf(mailKinds), por_enviar: flag })),
    disputas: z.array(
      shape({
        referencia: text,
        estado: wordOf(disputeStates),
        motivo: wordOf(disputeReasons),
        monto: pesosValue,
        retenido: pesosValue,
        comision: pesosValue,
        abierta_en: instant,
        responder_antes: instant.nullable(),
      }),
    ),
    mascota: shape({ id: idValue, nombre: text, estado: wordOf(petStatus) }).nullable(),
  })
  .meta({ id: 'DonationDetails' });

const consultarDetalle = defineAction({
  name: 'donaciones:consultar_detalle',
  summary:
    'A donation with its ledger, its disputes, the mails that it has brought about, and the pet that it is for. ' +
    '`retenido` is what the provider has taken for a dispute and not put back; `comision` is its fee, no part of the ledger.',
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
    'Asks the provider at once how a donation stands, or what came of a refund, and returns the same as ' +
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

export const detalle = [consultarDetalle, preguntarProveedor];
