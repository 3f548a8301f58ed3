import { useEffect, useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { type ChosenGift, giftOf } from '#app/api/donations.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { campaignGivingPath } from '#domain/donations/campaign-address.ts';
import { cancelWalletPayment } from '#domain/donations/payment-calls.ts';
import { Message } from './Message.tsx';

import { useThanks } from './use-thanks.ts';

interface Props {
  donation: ChosenGift & { id: string };
  /** Of a gift without an account. */
  giftKey?: string;
}

/** Its donor turned back at the wallet: it ends, unless it is paid by now. */
export function CancelledOrder({ donation, giftKey }: Props) {
  const text = useGivingText().return;
  const language = useLanguage();
  const thank = useThanks();
  const { failure, attempt } = useAttempt();
  const [isOver, setOver] = useState(false);

  const cancel = () =>
    attempt(async () => {
      const { status } = await call(cancelWalletPayment, {
        id: donation.id,
        key: giftKey,
        language,
      });
      if (status === 'paid' || status === 'refunded') thank(donation.id, giftKey);
      else setOver(true);
    });

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    cancel();
  });

  if (!isOver && !failure) return <LoadingScreen />;
  return (
    <Message
      title={isOver ? text.cancelled : text.turnedBack}
      lead={isOver ? text.cancelledText : undefined}
    >
      {failure && <FailureNotice failure={failure} retry={cancel} />}
      <ButtonLink to={campaignGivingPath(language, giftOf(donation))} icon="heart">
        {text.again}
      </ButtonLink>
    </Message>
  );
}
