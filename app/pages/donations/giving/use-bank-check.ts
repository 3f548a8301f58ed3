import { useState } from 'react';
import { callApi } from '#app/api/session-client.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { StripeCard } from '../stripe/stripe-card.ts';
import { usePaymentAttempt } from './use-payment-attempt.ts';
import { useThanks } from './use-thanks.ts';

/** A donation whose card's bank wants to know its holder. */
export interface Check {
  id: string;
  /** undefined where the provider did not answer with it. */
  clientSecret: string | undefined;
  /** Stripe's; without it the bank is the built-in one. */
  confirm: StripeCard['confirm'] | undefined;
}

/** Has the bank asked, and then the portal what came of it. */
export function useBankCheck({ id, clientSecret, confirm }: Check) {
  const language = useLanguage();
  const thank = useThanks();
  const { busy, failure, attempt } = usePaymentAttempt();
  const [stage, setStage] = useState<'asking' | 'unfinished'>('asking');

  /** @param answerBank the built-in bank's answer; Stripe.js asks by itself */
  const settle = (answerBank?: () => Promise<void>) =>
    attempt(async () => {
      await answerBank?.();
      // What it says of a failure the portal hears from Stripe itself.
      if (clientSecret) await confirm?.(clientSecret);
      const body = { id, lang: language };
      const { estado } = await callApi('donaciones:confirmar_stripe_payment', body);
      if (estado === 'requiere_accion') setStage('unfinished');
      else thank(id);
    });

  return { busy, failure, stage, ask: () => setStage('asking'), settle };
}
