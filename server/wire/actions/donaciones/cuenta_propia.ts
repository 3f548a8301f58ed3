import { noteArrivedTransfer } from '#domain/donations/own-account-calls.ts';
import { implement } from '../../implement.ts';

export const cuentaPropia = [
  implement(noteArrivedTransfer, {
    summary:
      'Notes a transfer that came to the organization’s own account for a donation: `monto` in pesos as it is typed, `fecha`, and the ' +
      'bank’s `clave_rastreo`, by which each is booked once: 409 (`transferKnown`) for one that was noted before. The donation is ' +
      '`vigente` with what came. 404 for a donation that is not to that account.',
    async handle({ input: { id, ...requested }, viewer, address, context: { ownAccount }, once }) {
      await once((record) => ownAccount.noteArrival({ viewer, address }, id, requested, record));
      const { status, amountCents } = await ownAccount.find(viewer, id);
      return { data: { id, status, amountCents } };
    },
  }),
];
