import { creation } from '../contract/call.ts';
import { instant, nullable, object, text, wire, word } from '../contract/shape.ts';
import { donationStates } from './donation-state.ts';
import { donationInPesos, giftKey, notAdmitted } from './payment-shapes.ts';

/** Begins a donation that is paid by a transfer (SPEI). */
export const beginTransfer = creation('donaciones:crear_spei', {
  access: 'giver',
  takes: donationInPesos,
  gives: object({
    id: text,
    status: wire('estado', word(donationStates)),
    /** All null while the provider has not answered: they come by mail then. */
    clabe: nullable(text),
    bank: wire('banco', nullable(text)),
    beneficiary: wire('beneficiario', nullable(text)),
    reference: wire('referencia', nullable(text)),
    expiresAt: wire('expires_at', nullable(instant)),
    key: giftKey,
  }),
  errors: {
    404: ['notFound'],
    409: [
      'chargeNotDue',
      'chargeDisputed',
      'feeAboveCosts',
      'donationUnderWay',
      'tooManyOpenTransfers',
    ],
    422: [...notAdmitted, 'transferRefused'],
    500: ['categoriesMissing'],
    503: ['providerUnavailable'],
  },
});
