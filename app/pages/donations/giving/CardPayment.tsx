import { useState } from 'react';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { beginCardPayment } from '#domain/donations/payment-calls.ts';
import { offeredTestCards } from '#domain/donations/test-cards.ts';
import { formatPesos } from '#domain/money.ts';
import { StripeCardField } from '../stripe/StripeCardField.tsx';
import type { StripeCard } from '../stripe/stripe-card.ts';
import { BankCheck } from './BankCheck.tsx';
import { donationRequest } from './donation-request.ts';
import type { MethodProps } from './MethodProps.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { NotSent } from './payment-failure.ts';
import type { Check } from './use-bank-check.ts';
import { usePayment } from './use-payment.ts';
import { useThanks } from './use-thanks.ts';

/** By Stripe's field, or by one of the test cards where no money moves. */
export function CardPayment({ gift, donor, method, place, onUncertain }: MethodProps) {
  const { publishableKey } = method;
  const text = useGivingText();
  const language = useLanguage();
  const thank = useThanks();
  const [testCard, setTestCard] = useState<string>(offeredTestCards[0].id);
  const [stripe, setStripe] = useState<StripeCard>();
  const [check, setCheck] = useState<Check>();
  const payment = usePayment({
    charges: true,
    donor,
    place,
    of: { gift, method: 'card' },
    contract: beginCardPayment,
    follow({ id, status, clientSecret, key }) {
      if (status === 'requiresAction') setCheck({ id, clientSecret, publishableKey, key });
      else thank(id, key);
    },
    isOpen: ({ status }) => status === 'requiresAction',
  });

  async function cardToCharge(): Promise<string> {
    if (!publishableKey) return testCard;
    const made = await stripe?.createCardToken();
    if (!made || 'error' in made) throw new NotSent(made?.error ?? text.cardWaits);
    return made.card;
  }

  if (check) {
    const restart = () => setCheck(undefined);
    return <BankCheck check={check} place={place} onUncertain={onUncertain} onRestart={restart} />;
  }
  return (
    <PaymentForm
      label={text.methods.card.label}
      payment={payment}
      action={text.give(formatPesos(gift.amountCents))}
      busyLabel={text.busy.card}
      onUncertain={onUncertain}
      waitsFor={publishableKey && !stripe ? text.cardWaits : undefined}
      onPay={() =>
        payment.pay(async () => ({
          ...donationRequest(gift, { ...donor, language }),
          card: await cardToCharge(),
        }))
      }
    >
      {publishableKey ? (
        <StripeCardField publishableKey={publishableKey} onReady={setStripe} />
      ) : (
        <ChoiceField
          label={text.test.card}
          name="test-card"
          value={testCard}
          onChange={setTestCard}
          options={offeredTestCards.map(({ id, does }) => ({
            value: id as string,
            label: does[language],
          }))}
        />
      )}
    </PaymentForm>
  );
}
