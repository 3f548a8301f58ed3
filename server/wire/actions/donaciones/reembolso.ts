import { z } from 'zod';
import { centsOfPesos } from '#domain/donations/donation-request.ts';
import { donationStates } from '#domain/donations/donation-state.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { names } from '../../schemas/payment-requests.ts';
import { id, pesos, shape, wordOf } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

const reembolsar = defineAction({
  name: 'donaciones:reembolsar',
  summary:
    'Gives back `monto` pesos of a paid donation, or all that is left of it. 409 when more is asked than is left, or ' +
    'while another refund is under way.',
  access: { right: 'donations.refund' },
  waitsOutside: true,
  creates: true,
  input: z.strictObject({ id: wireId, monto: z.number().optional(), lang: wireLanguage }),
  output: shape({ id, estado: wordOf(donationStates), reembolsado: pesos }),
  errors: {
    404: ['notFound'],
    409: ['refundTooLarge', 'refundUnderWay', 'refundRefused', 'notRefundable', 'donationDisputed'],
    422: ['providerNotConfigured', 'notOffered'],
    503: ['providerUnavailable', 'providerSilent'],
  },
  handle: ({ input: { id, monto }, viewer, address, context, once }) =>
    withWireNames(names, async () => {
      const requested = { amountCents: monto === undefined ? undefined : centsOfPesos(monto) };
      const { refunds } = context;
      await once(
        (record) => refunds.begin({ viewer, address }, id, requested, record),
        undefined,
        refunds.stands,
      );
      const { status, refundedCents } = await refunds.send(viewer, id);
      return {
        data: { id, estado: donationStates.toWire(status), reembolsado: refundedCents / 100 },
      };
    }),
});

export const reembolso = [reembolsar];
