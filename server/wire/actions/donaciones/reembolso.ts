import { refundDonation } from '#domain/donations/bookkeeping-calls.ts';
import { centsOfPesos } from '#domain/pesos.ts';
import { withWireNames } from '../../field-names.ts';
import { implement } from '../../implement.ts';

export const reembolso = [
  implement(refundDonation, {
    summary:
      'Gives back `monto` pesos of a paid donation, or all that is left of it. 409 when more is asked than is left, or ' +
      'while another refund is under way.',
    waitsOutside: true,
    async handle({ input: { id, amount }, viewer, address, context, once }) {
      const requested = { amountCents: amount === undefined ? undefined : centsOfPesos(amount) };
      const { refunds } = context;
      await withWireNames({ amountCents: 'amount' }, () =>
        once((record) => refunds.begin({ viewer, address }, id, requested, record), {
          stands: refunds.stands,
        }),
      );
      const { status, refundedCents } = await refunds.send(viewer, id);
      return { data: { id, status, refundedCents } };
    },
  }),
];
