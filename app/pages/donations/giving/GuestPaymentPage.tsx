import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { call, read } from '#app/api/call.ts';
import { giftOf } from '#app/api/donations.ts';
import { useFound } from '#app/api/use-found.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { isSettled } from '#domain/donations/donation-state.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import { type GuestPayment, openGuestPayment } from '#domain/donations/guest-donation-calls.ts';
import { confirmCardPayment } from '#domain/donations/payment-calls.ts';
import { formatPesos } from '#domain/money.ts';
import { CancelledOrder } from './CancelledOrder.tsx';
import { Capture } from './Capture.tsx';
import { Message } from './Message.tsx';

/** How a payment without an account stands, and where its wallet leads back to. */
export default function GuestPaymentPage() {
  const text = useGivingText().guest;
  const { key = '' } = useParams();
  return (
    <>
      <PageHead title={text.payment} description={text.payment} noIndex />
      <Payment key={key} giftKey={key} />
    </>
  );
}

function Payment({ giftKey }: { giftKey: string }) {
  const text = useGivingText();
  const language = useLanguage();
  const [query] = useSearchParams();
  const opened = useFound(['guest payment', giftKey], () => findPayment(giftKey), {
    isFresh: true,
  });
  const { data: payment, failure, isMissing, busy, reload } = opened;
  useAskingOn(payment, !query.has('token'), reload);
  if (isMissing) {
    return (
      <Message title={text.return.unknown}>
        <ButtonLink to={givingPath(language)} icon="heart">
          {text.return.again}
        </ButtonLink>
      </Message>
    );
  }
  if (failure) {
    return (
      <Message title={text.thanks.pending.title}>
        <FailureNotice failure={failure} retry={reload} />
      </Message>
    );
  }
  if (!payment) return <LoadingScreen />;
  const { status, method, amountCents, purpose, email, number } = payment;
  if (isSettled(status)) {
    // In the middle of a sentence.
    const what = purpose.charAt(0).toLowerCase() + purpose.slice(1);
    return (
      <Message
        title={text.thanks.title}
        lead={text.thanks.received(formatPesos(amountCents), what)}
      >
        <p>{text.guest.receipt(number ?? '', email)}</p>
        <ButtonLink to={givingPath(language)} variant="outline" icon="heart">
          {text.guest.more}
        </ButtonLink>
      </Message>
    );
  }
  if (method === 'wallet' && query.has('cancelado')) {
    return <CancelledOrder donation={payment} giftKey={giftKey} />;
  }
  if (method === 'wallet' && query.has('token') && status !== 'failed') {
    return <Capture donation={payment} giftKey={giftKey} />;
  }
  if (status === 'pending') {
    const { pending } = text.thanks;
    return (
      <Message title={pending.title} lead={pending.text}>
        <Button aria-disabled={busy || undefined} onClick={reload}>
          {pending.again}
        </Button>
      </Message>
    );
  }
  const { notPaid } = text.thanks;
  return (
    <Message title={notPaid.title} lead={notPaid.text}>
      <ButtonLink to={givingPath(language, giftOf(payment))} icon="heart">
        {notPaid.again}
      </ButtonLink>
    </Message>
  );
}

/** A card whose charge nobody has heard of is asked about once more. @throws ApiError */
async function findPayment(key: string): Promise<GuestPayment> {
  const payment = await read(openGuestPayment, { key });
  if (payment.status !== 'pending' || payment.method !== 'card') return payment;
  await call(confirmCardPayment, { id: payment.id, key }).catch(() => undefined);
  return read(openGuestPayment, { key });
}

/** Milliseconds between asking how an unsettled payment stands. */
const asksEvery = 5_000;

/** Most banks answer within moments: the page says so by itself. */
function useAskingOn(payment: GuestPayment | undefined, isBegun: boolean, ask: () => void): void {
  const isOpen = isBegun && payment?.status === 'pending';
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => !document.hidden && ask(), asksEvery);
    return () => clearInterval(timer);
  }, [isOpen, ask]);
}
