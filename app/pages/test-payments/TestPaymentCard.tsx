import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useTestPaymentText } from '#app/i18n/test-payment/use-test-payment-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type TestPayment, takeTestStep } from '#domain/donations/test-payment-calls.ts';
import type { TestStep } from '#domain/donations/test-steps.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './TestPaymentPage.module.css';

interface Props {
  paymentKey: string;
  found: TestPayment;
}

/** What is to be paid, how it stands, and what can be done about it. */
export function TestPaymentCard({ paymentKey, found }: Props) {
  const text = useTestPaymentText();
  const navigate = useNavigate();
  const { busy, failure, attempt } = useAttempt();
  const [payment, setPayment] = useState(found);
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, state, steps } = payment;
  const isOpen = state === 'open';
  const words = isOpen ? text.open[kind] : text.states[state];

  function take(step: TestStep) {
    setDone(false);
    attempt(async () => {
      const after = await call(takeTestStep, { key: paymentKey, step });
      // As a wallet does.
      const next = pathIn(after.returnUrl);
      if ((isOpen || step === 'approveAmount') && next) return navigate(next);
      setPayment(after);
      setDone(true);
      // The button may be gone: keyboard and screen reader go on from the title.
      heading.current?.focus();
    });
  }

  return (
    <section className={styles.card}>
      <Notice kind="warning" title={text.mark}>
        <p>{text.markText}</p>
      </Notice>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className={styles.amount}>
          {formatPesos(payment.amountCents)} {kind === 'monthly' && <span>{text.monthly}</span>}
        </p>
        {payment.askedCents !== null && <p>{text.asked(formatPesos(payment.askedCents))}</p>}
        {payment.description && <p>{payment.description}</p>}
        <p className={styles.text}>{words.text}</p>
      </div>
      {failure && <FailureNotice failure={failure} />}
      {isDone && (
        <p className={styles.done} role="status">
          {text.done}
        </p>
      )}
      {steps.length > 0 && (
        <>
          {!isOpen && <h2 className={styles.afterwards}>{text.afterwards}</h2>}
          <div className={styles.steps}>
            {steps.map((step, index) => (
              <Button
                key={step}
                variant={
                  (isOpen && index === 0) || step === 'approveAmount' ? 'primary' : 'outline'
                }
                aria-disabled={busy || undefined}
                onClick={() => take(step)}
              >
                {step === 'approve' && kind === 'card' ? text.confirmCard : text.steps[step]}
              </Button>
            ))}
          </div>
        </>
      )}
      <WayOn payment={payment} />
    </section>
  );
}

function WayOn({ payment: { kind, state, returnUrl, cancelUrl } }: { payment: TestPayment }) {
  const text = useTestPaymentText();
  const language = useLanguage();
  const [returnTo, cancelTo] = [pathIn(returnUrl), pathIn(cancelUrl)];
  if (state === 'approved' && returnTo) return <ButtonLink to={returnTo}>{text.goOn}</ButtonLink>;
  const isOver = state !== 'open' && state !== 'expired';
  if (!isOver && cancelTo) {
    return (
      <ButtonLink to={cancelTo} variant="quiet">
        {text.goBack}
      </ButtonLink>
    );
  }
  const isMonthly = kind === 'monthly';
  return (
    <ButtonLink to={pathFor(isMonthly ? 'myProfile' : 'myDonations', language)} variant="quiet">
      {isMonthly ? text.myProfile : text.myDonations}
    </ButtonLink>
  );
}

/** The portal may be reached under another name than its own; its pages are there too. */
function pathIn(address: string | null): string | null {
  if (address === null) return null;
  const { pathname, search } = new URL(address);
  return pathname + search;
}
