import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#app/api/call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { OwnCharge } from '#domain/adoption/charges/charge-calls.ts';
import { cancelWalletPayment, captureWalletPayment } from '#domain/donations/payment-calls.ts';
import { usePaymentAttempt } from '../giving/use-payment-attempt.ts';

interface Props {
  charge: OwnCharge;
  email: string;
  onDone: () => void;
}

/** Back from the wallet: takes the money that was approved there, or ends what the family turned back from. */
export function WalletReturn({ charge, email, onDone }: Props) {
  const text = useChargesText().page;
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const { failure, attempt } = usePaymentAttempt();
  const [hasTurnedBack, setTurnedBack] = useState(false);
  const id = query.get('donativo');
  const orderId = query.get('token') ?? '';
  const payment = charge.payments.find((one) => one.id === id);
  const isOpen = payment !== undefined && payment.status !== 'paid';

  const goOn = () =>
    attempt(async () => {
      if (!payment) return;
      if (query.has('cancelado')) {
        await call(cancelWalletPayment, { id: payment.id, language });
        setTurnedBack(true);
      } else {
        const { id: chargeId, kind } = charge;
        const { amountCents } = payment;
        await call(captureWalletPayment, { kind, chargeId, amountCents, email, orderId, language });
      }
      setQuery({}, { replace: true });
      onDone();
    });

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !isOpen) return;
    begun.current = true;
    goOn();
  });

  if (failure) return <FailureNotice failure={failure} retry={goOn} />;
  if (hasTurnedBack) return <Notice announce>{text.turnedBack}</Notice>;
  return isOpen ? <p role="status">{text.confirming}</p> : null;
}
