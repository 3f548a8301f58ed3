import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCard } from '#app/card/use-card.tsx';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { readSession, writeUser } from '#app/session/session-store.ts';
import { beginMonthlyByCard } from '#domain/donations/monthly-card-calls.ts';
import { amountEach } from '#domain/donations/monthly-interval.ts';
import { pathFor } from '#domain/site-map.ts';
import { BankCheck } from './BankCheck.tsx';
import { useChosenInterval } from './chosen-interval.ts';
import { IntervalField } from './IntervalField.tsx';
import type { MethodProps } from './MethodProps.ts';
import { PaymentForm } from './PaymentForm.tsx';
import type { Check } from './use-bank-check.ts';
import { usePayment } from './use-payment.ts';

/** The first charge now, and the same each month, or half month, from then on. */
export function MonthlyCardPayment({ gift, donor, method, place, onUncertain }: MethodProps) {
  const { publishableKey, givesHalfMonthly } = method;
  const { interval } = useChosenInterval();
  const { amountCents } = gift;
  const text = useGivingText();
  const language = useLanguage();
  const navigate = useNavigate();
  const card = useCard(publishableKey);
  const [check, setCheck] = useState<Check>();
  const [begun, setBegun] = useState<'active' | 'waiting'>();

  function thank(reference: string | null) {
    const user = readSession()?.user;
    if (donor.guestName !== undefined || !user || reference === null) {
      return setBegun(reference === null ? 'waiting' : 'active');
    }
    writeUser({ id: user.id, subscription_id: reference });
    navigate(`${pathFor('donationThanks', language)}?mensual=1`, { replace: true });
  }

  const payment = usePayment({
    charges: true,
    donor,
    place,
    of: { gift, method: 'card' },
    contract: beginMonthlyByCard,
    follow({ id, status, reference, clientSecret, key }) {
      const isAsked = status === 'approvalPending' && reference !== null;
      if (isAsked) setCheck({ id, clientSecret, publishableKey, key, onMonthly: thank });
      else thank(reference);
    },
    isOpen: ({ status, reference }) => status === 'approvalPending' && reference !== null,
  });

  if (begun) return <Begun how={begun} email={donor.email} />;
  if (check) {
    const restart = () => setCheck(undefined);
    return <BankCheck check={check} place={place} onUncertain={onUncertain} onRestart={restart} />;
  }
  return (
    <PaymentForm
      label={text.methods.card.label}
      payment={payment}
      action={text.give(amountEach({ amountCents, interval }, language))}
      busyLabel={text.busy.card}
      onUncertain={onUncertain}
      waitsFor={card.waitsFor}
      onPay={() =>
        payment.pay(async () => ({
          amountCents,
          interval,
          petId: gift.petId,
          email: donor.email,
          guestName: donor.guestName,
          wantsInvoice: gift.wantsInvoice ?? false,
          asCompany: gift.asCompany ?? false,
          language,
          card: await card.read(),
        }))
      }
    >
      {givesHalfMonthly && <IntervalField amountCents={amountCents} />}
      {card.field}
      <p>
        {text.monthlyCardNote[interval]} {text.monthlyCardChanges} {gift.petId && text.petNews}
      </p>
    </PaymentForm>
  );
}

/** In the place of the form. */
function Begun({ how, email }: { how: 'active' | 'waiting'; email: string }) {
  const { title, text } = useGivingText().monthlyBegun[how];
  const place = useFocusOnArrival();
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind={how === 'active' ? 'success' : 'warning'} title={title} announce>
        <p>{text(email)}</p>
      </Notice>
    </div>
  );
}
