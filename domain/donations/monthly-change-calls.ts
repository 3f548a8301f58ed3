import { command, type DataOfCall } from '../contract/call.ts';
import {
  cents,
  described,
  flag,
  givenCents,
  givenNumber,
  moment,
  nullable,
  object,
  optional,
  text,
  wire,
} from '../contract/shape.ts';
import { link, unavailable } from './monthly-calls.ts';
import { cardDeclines, lang, providersName } from './payment-shapes.ts';

/** What donors change of a monthly donation by card: each is answered once its provider has done it. */

const conflicts = [
  'subscriptionRefused',
  'subscriptionNotActive',
  'monthlyOfWallet',
  'monthlyNotMovable',
  'monthlyUnpaid',
  'monthlySkipped',
] as const;
const errors = { ...unavailable, 404: ['notFound'], 409: conflicts } as const;

/** What is so from now on. */
const changedFields = {
  amountCents: wire('monto', cents),
  nextAt: wire('siguiente_cobro', nullable(moment)),
  skippedUntil: wire('omitido_hasta', nullable(moment)),
};
const changed = object(changedFields, 'MonthlyChange');

/** From the next charge on; of what a wallet pays once its donor has approved one of its plans at `approveUrl`. */
export const changeMonthlyAmount = command('donaciones:cambiar_monto_mensual', {
  access: 'everyone',
  takes: {
    amountCents: wire('monto', described(givenCents, 'Amount in pesos')),
    link,
    ...lang,
  },
  gives: object(
    { ...changedFields, approveUrl: wire('approve_url', optional(text)) },
    'MonthlyAmount',
  ),
  errors: { ...errors, 422: [...unavailable[422], 'donationTooLarge', 'planUnknown'] },
});

export const changeMonthlyDay = command('donaciones:cambiar_dia_mensual', {
  access: 'everyone',
  takes: { day: wire('dia', described(givenNumber, 'Day of the month, 1 to 28')), link, ...lang },
  gives: changed,
  errors,
});

/** Leaves out the next charge. `donaciones:reanudar_suscripcion` takes it back. */
export const skipMonth = command('donaciones:omitir_mes', {
  access: 'everyone',
  takes: { link, ...lang },
  gives: changed,
  errors,
});

const cardChange = object(
  {
    /** The name under which the change goes on. */
    setup: wire('cambio_id', text),
    /** The card is charged from now on. */
    isDone: wire('hecho', flag),
    /** Of a card whose bank wants to know its holder. */
    clientSecret: wire('client_secret', optional(text)),
  },
  'MonthlyCardChange',
);

/** `card` is what the card provider’s program in the browser made of the card. */
export const changeMonthlyCard = command('donaciones:cambiar_tarjeta_mensual', {
  access: 'everyone',
  takes: { card: wire('stripe_id', providersName), link, ...lang },
  gives: cardChange,
  errors: { ...errors, 402: cardDeclines },
});

export const confirmMonthlyCard = command('donaciones:confirmar_tarjeta_mensual', {
  access: 'everyone',
  takes: { setup: wire('cambio_id', providersName), link, ...lang },
  gives: cardChange,
  errors: { ...errors, 402: cardDeclines },
});

export type MonthlyChange = DataOfCall<typeof skipMonth>;
