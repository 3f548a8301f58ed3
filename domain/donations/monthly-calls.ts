import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  bounded,
  cents,
  count,
  day,
  flag,
  inputText,
  list,
  moment,
  nothing,
  nullable,
  object,
  optional,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { declineReasons } from './decline.ts';
import { paymentMethods } from './donation-kind.ts';
import { monthlyIntervals } from './monthly-interval.ts';
import { petNewsKind } from './pet-news.ts';
import { subscriptionStatuses } from './subscription-status.ts';

/** Monthly donations of whoever is signed in, as the wallet's own service writes them. */

const monthlyFields = {
  id: text,
  status: word(subscriptionStatuses),
  planId: wire('plan_id', text),
  startedAt: wire('start_time', moment),
  subscriber: object({
    email: wire('email_address', text),
    name: object({ givenName: wire('given_name', text) }),
  }),
  billing: wire(
    'billing_info',
    object({
      nextAt: wire('next_billing_time', nullable(moment)),
      failedPayments: wire('failed_payments_count', count),
    }),
  ),
  plan: object({
    id: text,
    name: text,
    description: text,
    cycles: wire(
      'billing_cycles',
      list(
        object({
          frequency: object({
            unit: wire('interval_unit', text),
            count: wire('interval_count', count),
          }),
          pricing: wire(
            'pricing_scheme',
            object({
              price: wire(
                'fixed_price',
                object({ value: text, currency: wire('currency_code', text) }),
              ),
            }),
          ),
        }),
      ),
    ),
  }),
  method: wire('metodo', word(paymentMethods)),
  /** When the provider tries again what it could not charge, and why it could not. */
  retryAt: wire('reintento_en', nullable(moment)),
  decline: wire('motivo', nullable(word(declineReasons))),
  /** One month is left out, until then. */
  skippedUntil: wire('omitido_hasta', nullable(moment)),
  /** It has ended because it could not be charged. */
  endedUnpaid: wire('sin_pago', flag),
  /** YYYY-MM, of a card. */
  cardExpires: wire('tarjeta_vence', nullable(text)),
  petId: wire('mascota_id', nullable(text)),
  /** Of that pet; what the last mail told is null without one. */
  petNews: wire(
    'noticias',
    object(
      {
        isWanted: wire('quiere', flag),
        last: wire(
          'ultimas',
          nullable(
            object({
              on: wire('fecha', day),
              what: wire('que', list(word(petNewsKind))),
              photos: wire('fotos', count),
            }),
          ),
        ),
      },
      'MonthlyPetNews',
    ),
  ),
  interval: wire('cada', word(monthlyIntervals)),
  /** Amount and card can be changed here. */
  canChange: wire('modificable', flag),
  /** A wallet takes the amount of another plan, once it is approved there. */
  canChooseAmount: wire('monto_elegible', flag),
  /** What was chosen so, and waits for its donor: until then the amount stays as it is. */
  amountChange: wire(
    'monto_por_aprobar',
    nullable(
      object(
        { amountCents: wire('monto', cents), approveUrl: wire('approve_url', text) },
        'MonthlyAmountChange',
      ),
    ),
  ),
  /** The next charge can be moved to another day; and left out. */
  canMoveDay: wire('dia_modificable', flag),
  canSkip: wire('omitible', flag),
  /** For the card provider’s program in the browser, where another card can be shown. */
  publishableKey: wire('llave_publica', nullable(text)),
  /** It can be paused and resumed. */
  canPause: wire('pausable', flag),
  /** No money moves. */
  isTest: wire('test', flag),
};
const monthlyDonation = object(monthlyFields, 'MonthlyDonation');

/** In the place of a session: the link in the mail of one of its gifts, of whoever gives without an account. */
export const link = wire('clave', optional(bounded(inputText, { max: 100 })));

export const unavailable = {
  422: ['providerNotConfigured', 'notOffered'],
  503: ['subscriptionUnavailable'],
} as const;

export const findMonthlyPlans = query('donaciones:consultar_planes', {
  access: 'everyone',
  gives: list(object({ planId: wire('plan_id', text), amountCents: wire('monto', cents) })),
  errors: unavailable,
});

export const confirmMonthly = command('donaciones:confirmar_suscripcion', {
  access: 'session',
  takes: { reference: wire('subscription_id', bounded(inputText, { max: 100 })) },
  gives: object({ ...monthlyFields, reference: wire('subscription_id', text) }),
  errors: {
    ...unavailable,
    404: ['notFound'],
    409: [
      'subscriptionNotActive',
      'subscriptionOther',
      'subscriptionExists',
      'subscriptionRefused',
    ],
  },
});

/** As it stands just now; null without one. */
export const findOwnMonthly = query('donaciones:consultar_suscripcion', {
  access: 'everyone',
  takes: { link },
  gives: nullable(monthlyDonation),
  errors: { ...unavailable, 404: ['notFound'], 409: ['subscriptionRefused'] },
});

export const cancelMonthly = command('donaciones:cancelar_suscripcion', {
  access: 'everyone',
  takes: { link },
  gives: object({ reference: wire('subscription_id', nothing) }),
  errors: { ...unavailable, 404: ['notFound'], 409: ['subscriptionRefused'] },
});

const pausing = [
  'subscriptionRefused',
  'subscriptionNotPausable',
  'subscriptionNotActive',
] as const;

export const pauseMonthly = command('donaciones:pausar_suscripcion', {
  access: 'everyone',
  takes: { link },
  gives: monthlyDonation,
  errors: { ...unavailable, 404: ['notFound'], 409: pausing },
});

export const resumeMonthly = command('donaciones:reanudar_suscripcion', {
  access: 'everyone',
  takes: { link },
  gives: monthlyDonation,
  errors: { ...unavailable, 404: ['notFound'], 409: [...pausing, 'monthlyDisputed'] },
});

export type OwnMonthly = NonNullable<DataOfCall<typeof findOwnMonthly>>;
