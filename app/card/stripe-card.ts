import type { Stripe, StripeElementStyle } from '@stripe/stripe-js';
import type { Language } from '#domain/language.ts';
import type { CardPlace, FilledCard } from './filled-card.ts';

const locales = { es: 'es-419', en: 'en' } as const satisfies Record<Language, string>;

/**
 * Has Stripe.js put its fields into the page, in frames of Stripe's own. It comes from Stripe's address, as Stripe
 * demands, and not before it is wanted.
 * @throws Error when it cannot be had
 */
export async function mountStripeCard(
  place: HTMLElement,
  { publishableKey, language, failed, onProblem }: CardPlace,
): Promise<FilledCard & { remove(): void }> {
  const stripe = await openStripe(publishableKey, language);
  const card = stripe.elements().create('card', {
    hidePostalCode: true,
    disableLink: true,
    style: lookOf(place),
  });
  card.on('change', ({ error }) => onProblem(error?.message));
  const ready = new Promise<void>((resolve) => card.on('ready', () => resolve()));
  card.mount(place);
  await ready;
  return {
    async createCardToken() {
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
      return paymentMethod ? { card: paymentMethod.id } : { error: error?.message ?? failed };
    },
    remove: () => card.destroy(),
  };
}

/**
 * Lets the card's bank get to know the donor, also after a reload, where no card is filled in. How the payment stands
 * then, also without Stripe's script, the portal asks Stripe.
 */
export async function confirmWithBank(
  { publishableKey, language }: Pick<CardPlace, 'publishableKey' | 'language'>,
  clientSecret: string,
): Promise<void> {
  const stripe = await openStripe(publishableKey, language).catch(() => undefined);
  await stripe?.handleNextAction({ clientSecret });
}

async function openStripe(publishableKey: string, language: Language): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey, { locale: locales[language] });
  if (!stripe) throw new Error('Stripe.js needs a browser');
  return stripe;
}

/** Frames inherit nothing, so they are told the colours of the page, light or dark. */
function lookOf(place: HTMLElement): StripeElementStyle {
  const { color } = getComputedStyle(place);
  const token = (name: string) => getComputedStyle(place).getPropertyValue(name).trim();
  return {
    base: {
      color,
      iconColor: color,
      fontFamily: 'system-ui, sans-serif',
      fontSize: '17px',
      '::placeholder': { color: token('--ink-soft') },
    },
    invalid: { color: token('--danger'), iconColor: token('--danger') },
  };
}
