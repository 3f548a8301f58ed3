import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#app/api/call.ts';
import { type ChosenGift, giftOf, type OwnDonation } from '#app/api/donations.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { campaignGivingPath } from '#domain/donations/campaign-address.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import { captureWalletPayment } from '#domain/donations/payment-calls.ts';
import { donationRequest } from './donation-request.ts';
import { Message } from './Message.tsx';
import { usePaymentAttempt } from './use-payment-attempt.ts';
import { useThanks } from './use-thanks.ts';

interface Props {
  donation: ChosenGift & Pick<OwnDonation, 'id' | 'status' | 'email'>;
  /** Of a gift without an account. */
  giftKey?: string;
}

/** Takes the money that was approved. The order stands for the key: loaded again, the same is asked again. */
export function Capture({ donation, giftKey }: Props) {
  const text = useGivingText();
  const language = useLanguage();
  const thank = useThanks();
  const [query] = useSearchParams();
  const orderId = query.get('token') ?? '';
  const { busy, failure, attempt } = usePaymentAttempt();

  const capture = () =>
    attempt(async () => {
      const { id, status, email } = donation;
      // Also one that its donor turned back from, or that has lapsed here: they have approved it after all.
      if (!isSettled(status) && status !== 'failed') {
        const request = donationRequest(giftOf(donation), { email, language });
        await call(captureWalletPayment, { ...request, key: giftKey, orderId });
      }
      thank(id, giftKey);
    });

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    capture();
  });

  if (!failure) {
    return (
      <Message title={text.return.title}>
        <p role="status">{text.return.busy}</p>
      </Message>
    );
  }
  if (failure.kind === 'declined') {
    return (
      <Message title={text.return.declined}>
        <FailureNotice failure={failure} />
        <ButtonLink to={campaignGivingPath(language, giftOf(donation))} icon="heart">
          {text.return.otherWay}
        </ButtonLink>
      </Message>
    );
  }
  return (
    <Message title={text.return.failed}>
      <FailureNotice failure={failure} />
      <Button aria-disabled={busy || undefined} onClick={capture}>
        {text.return.retry}
      </Button>
      {/* While it is not known whether this one is paid, no other is offered. */}
      {failure.kind === 'refused' && (
        <ButtonLink to={campaignGivingPath(language, giftOf(donation))} variant="outline">
          {text.return.again}
        </ButtonLink>
      )}
    </Message>
  );
}
