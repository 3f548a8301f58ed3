import type { ReactNode } from 'react';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Captcha } from '#app/forms/Captcha.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import styles from './Giving.module.css';
import type { Payment } from './use-payment.ts';

interface Props {
  label: string;
  payment: Pick<
    Payment<object>,
    'busy' | 'failure' | 'asksForCaptcha' | 'waitsForCaptcha' | 'tries' | 'solve'
  >;
  onPay: () => void;
  /** On the button; and while it works. */
  action: string;
  busyLabel: string;
  /** Why the button waits, if it does. */
  waitsFor?: string;
  children?: ReactNode;
}

/** What one way to pay asks for, its button, and what became of the last try. */
export function PaymentForm({
  label,
  payment,
  onPay,
  action,
  busyLabel,
  waitsFor,
  children,
}: Props) {
  const text = useGivingText();
  const { busy, failure, asksForCaptcha, waitsForCaptcha, tries, solve } = payment;
  const isSilent = failure?.kind === 'silent';
  const waits = isSilent ? undefined : (waitsFor ?? (waitsForCaptcha ? text.captcha : undefined));
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!waits) onPay();
      }}
    >
      {/* While an answer is missing, nothing else can be sent. */}
      <fieldset className={styles.fields} disabled={isSilent}>
        {children}
      </fieldset>
      <div aria-live="polite" className={styles.outcome}>
        {failure && <FailureNotice failure={failure} />}
      </div>
      {asksForCaptcha && !isSilent && <Captcha key={tries} onSolve={solve} />}
      <SubmitButton
        busy={busy}
        busyLabel={busyLabel}
        icon="heart"
        aria-disabled={busy || waits !== undefined || undefined}
      >
        {isSilent ? text.silent.again : action}
      </SubmitButton>
      {waits && <p className={styles.note}>{waits}</p>}
    </form>
  );
}
