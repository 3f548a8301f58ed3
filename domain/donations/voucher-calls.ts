import { query } from '../contract/call.ts';
import { language, list, object, optional, text, wire } from '../contract/shape.ts';

/** What a voucher says beside its amount and reference */
export const findVoucherSteps = query('donaciones:como_pagar_oxxo', {
  access: 'giver',
  takes: { language: wire('lang', optional(language)) },
  gives: object({
    recipient: wire('recibe', text),
    commission: wire('comision', text),
    steps: wire('pasos', list(text)),
    howLong: wire('cuanto_tarda', text),
  }),
});
