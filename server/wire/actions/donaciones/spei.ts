import { beginTransfer } from '#domain/donations/transfer-calls.ts';
import { implement } from '../../implement.ts';
import { askedOf, begunBy, callerOf } from '../../schemas/payment-requests.ts';

export const spei = [
  implement(beginTransfer, {
    summary:
      'Begins a donation that is paid by a transfer (SPEI), `monto` in pesos, and returns the CLABE that is of this donation alone; it ' +
      'leaves by mail as well. What comes to it is booked as it comes, less, more, late or again: `vigente` from the first peso on, with ' +
      'its true amount. 409 (`tooManyOpenTransfers`) for an account with ten that are neither paid nor expired.',
    waitsOutside: true,
    async handle(call) {
      const { viewer, context, once } = call;
      const { singleDonations } = context;
      const { id } = await once(
        (record) => singleDonations.beginTransfer(viewer, askedOf(call), record),
        { caller: callerOf(call) },
      );
      const { giver, ...further } = begunBy(call, id);
      const { donation } = await singleDonations.pay(giver, id);
      const { status, transfer } = donation;
      return {
        data: {
          id,
          status,
          clabe: transfer?.clabe ?? null,
          bank: transfer?.bank ?? null,
          beneficiary: transfer?.beneficiary ?? null,
          reference: transfer?.reference ?? null,
          expiresAt: transfer?.expiresAt ?? null,
          ...further,
        },
      };
    },
  }),
];
