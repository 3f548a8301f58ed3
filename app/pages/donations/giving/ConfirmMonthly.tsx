import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { writeUser } from '#app/session/session-store.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import { confirmMonthly } from '#domain/donations/monthly-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { Message } from './Message.tsx';
import { usePaymentAttempt } from './use-payment-attempt.ts';

interface Props {
  userId: string;
  /** As the wallet calls it. */
  subscriptionId: string;
}

/** Takes a monthly donation that was approved into the account. */
export function ConfirmMonthly({ userId, subscriptionId }: Props) {
  const text = useGivingText().return;
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, failure, attempt } = usePaymentAttempt();

  const confirm = () =>
    attempt(async () => {
      const { reference } = await call(confirmMonthly, { reference: subscriptionId });
      writeUser({ id: userId, subscription_id: reference });
      navigate(`${pathFor('donationThanks', language)}?mensual=1`, { replace: true });
    });

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    confirm();
  });

  if (!failure) {
    return (
      <Message title={text.title}>
        <p role="status">{text.busy}</p>
      </Message>
    );
  }
  return (
    <Message title={text.failed}>
      <FailureNotice failure={failure} />
      <Button aria-disabled={busy || undefined} onClick={confirm}>
        {text.retry}
      </Button>
      {/* While it is not known whether this one is paid, no other is offered. */}
      {failure.kind === 'refused' && (
        <ButtonLink to={givingPath(language, { kind: 'monthly' })} variant="outline">
          {text.again}
        </ButtonLink>
      )}
    </Message>
  );
}
