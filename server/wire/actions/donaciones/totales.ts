import { readDonationFigures, sumDonations } from '#domain/donations/bookkeeping-calls.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import type { Sum } from '#server/features/giving/donations/bookkeeping/donation-totals.ts';
import { implement } from '../../implement.ts';

const withNet = <Of extends Sum>(sum: Of) => ({
  ...sum,
  netCents: sum.receivedCents - sum.refundedCents,
});

export const resumenes = [
  implement(sumDonations, {
    summary:
      'What was received and refunded in the last 36 months, in pesos, by the ledger’s own days: by month, by kind and by ' +
      'method. Without the test mode’s, unless there is nothing else (`prueba`).',
    async handle({ viewer, context }) {
      const found = await context.donationTotals.find(viewer);
      return {
        data: {
          isTest: found.isTest,
          total: withNet(found.total),
          months: found.months.map(({ netCentsByKind, ...month }) => ({
            ...withNet(month),
            byKind: donationKinds.values.flatMap((kind) => {
              const netCents = netCentsByKind[kind];
              return netCents === undefined ? [] : [{ kind, netCents }];
            }),
          })),
          byKind: [...found.byKind].map(([kind, sum]) => ({ kind, ...withNet(sum) })),
          byMethod: [...found.byMethod].map(([method, sum]) => ({ method, ...withNet(sum) })),
        },
      };
    },
  }),

  implement(readDonationFigures, {
    summary:
      'How donations stand now, in pesos: received, refunded and net of today, this month and this year by the ledger’s own ' +
      'days; what the active monthly donations bring each month (`mensual`); how many people gave this year (`donantes`). ' +
      'Without the test mode’s, unless there is nothing else (`prueba`).',
    async handle({ viewer, context }) {
      const found = await context.donationTotals.findHeadline(viewer);
      return {
        data: {
          ...found,
          today: withNet(found.today),
          month: withNet(found.month),
          year: withNet(found.year),
        },
      };
    },
  }),
];
