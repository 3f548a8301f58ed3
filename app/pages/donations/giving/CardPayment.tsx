import { useState } from 'react';
import { useCard } from '#app/card/use-card.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { beginCardPayment } from '#domain/donations/payment-calls.ts';
import { formatPesos } from '#domain/money.ts';
import { BankCheck } from './BankCheck.tsx';
import { donationRequest } from './donation-request.ts';
import type { MethodProps } from './MethodProps.ts';
import { PaymentForm } from './PaymentForm.tsx';
import type { Check } from './use-bank-check.ts';
import { usePayment } from './use-payment.ts';
import { useThanks } from './use-thanks.ts';

/** By Stripe's field, or by one of the test cards where no money moves. */
export function CardPayment({ gift, donor, method, place, onUncertain }: MethodProps) {
  const { publishableKey } = method;
  const text = useGivingText();
  const language = useLanguage();
  const thank = useThanks();
  const card = useCard(publishableKey);
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

  if (check) {
    const restart = () => setCheck(undefined);
    return <BankCheck check={check} place={place} onUncertain={onUncertain} onRestart={restart} />;
  }
  return (
    <PaymentForm
      label={text.methods.card.label}
      payment={payment}
      action={(gift.chargeId ? text.pay : text.give)(formatPesos(gift.amountCents))}
      icon={gift.chargeId ? undefined : 'heart'}
      busyLabel={text.busy.card}
      onUncertain={onUncertain}
      waitsFor={card.waitsFor}
      onPay={() =>
        payment.pay(async () => ({
          ...donationRequest(gift, { ...donor, language }),
          card: await card.read(),
        }))
      }
    >
      {card.field}
    </PaymentForm>
  );
}
