import { z } from 'zod';
import { donationKinds, paymentMethods } from '#domain/donations/donation-kind.ts';
import type { Sum } from '#server/features/donations/bookkeeping/donation-totals.ts';
import { defineAction } from '../../registry.ts';
import { pesos } from '../../schemas/ventas.ts';
import { count, flag, pesos as pesosValue, shape, text, wordOf } from '../../values.ts';

const sum = {
  donativos: count,
  recibido: pesosValue,
  reembolsado: pesosValue,
  neto: pesosValue,
};

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

export const resumenes = [totales, cifras];
