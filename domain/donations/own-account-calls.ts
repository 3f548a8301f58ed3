import { creation } from '../contract/call.ts';
import { cents, id, inputId, inputText, object, wire, word } from '../contract/shape.ts';
import { donationStates } from './donation-state.ts';

/** A transfer that came to the organisation's own account for a donation. */
export const noteArrivedTransfer = creation('donaciones:registrar_transferencia', {
  access: { right: 'donations.bringIn' },
  takes: {
    id: inputId,
    /** As somebody types it, in pesos. */
    amount: wire('monto', inputText),
    /** YYYY-MM-DD */
    onDate: wire('fecha', inputText),
    /** By which the bank knows it. */
    trackedAs: wire('clave_rastreo', inputText),
  },
  gives: object({
    id,
    status: wire('estado', word(donationStates)),
    amountCents: wire('monto', cents),
  }),
  errors: {
    404: ['notFound'],
    409: ['transferKnown', 'transferInStatement', 'transferOtherAmount'],
  },
});
