import type { Config } from '#server/config/config.ts';
import type { NoteCall } from '../calls/note-call.ts';
import { openConekta } from './conekta/conekta.ts';
import type {
  CardProvider,
  ConfiguredProviders,
  PaymentProviders,
  TransferProvider,
} from './method-providers.ts';
import { createPaypal } from './paypal/paypal.ts';
import { createStripeCards } from './stripe/stripe-cards.ts';
import { createStripeTransfers } from './stripe/stripe-transfers.ts';

/** Those that the configuration names. */
export function openPaymentProviders(
  {
    stripe,
    paypal,
    conekta,
    siteName,
    payments: { timeout, retryPause, former: takeNothingNew, spei: named, card: namedCard },
  }: Pick<Config, 'stripe' | 'paypal' | 'conekta' | 'siteName' | 'payments'>,
  noteCallsOf?: (name: 'stripe' | 'paypal' | 'conekta') => NoteCall,
): ConfiguredProviders {
  const timesOf = (name: (typeof takeNothingNew)[number]) => ({
    timeout,
    retryPause,
    note: noteCallsOf?.(name),
  });
  const current: PaymentProviders = {};
  const former: PaymentProviders = {};
  const placeOf = (name: (typeof takeNothingNew)[number]) =>
    takeNothingNew.includes(name) ? former : current;
  const takesNew = conekta && !takeNothingNew.includes('conekta');
  const spei = named ?? (takesNew ? 'conekta' : 'stripe');
  const stripeTakesNew = stripe && !takeNothingNew.includes('stripe');
  const cards = namedCard ?? (stripeTakesNew || !takesNew ? 'stripe' : 'conekta');
  /** Whoever takes no new transfers, or cards, answers for those that they took. */
  const others: PaymentProviders[] = [];
  const takeCards = (name: 'stripe' | 'conekta', card: CardProvider) => {
    if (cards === name) placeOf(name).card = card;
    else others.push({ card });
  };
  const takeTransfers = (name: 'stripe' | 'conekta', transfer: TransferProvider) => {
    if (spei === name) placeOf(name).transfer = transfer;
    else others.push({ transfer });
  };
  if (stripe) {
    takeCards('stripe', createStripeCards(stripe, timesOf('stripe')));
    takeTransfers('stripe', createStripeTransfers(stripe, timesOf('stripe')));
  }
  if (paypal) placeOf('paypal').wallet = createPaypal(paypal, { ...timesOf('paypal'), siteName });
  if (conekta) {
    const { orders, cards: byConekta } = openConekta(conekta, timesOf('conekta'));
    placeOf('conekta').voucher = orders;
    takeTransfers('conekta', orders);
    if (byConekta) takeCards('conekta', byConekta);
  }
  return { current, former: [former, ...others] };
}
