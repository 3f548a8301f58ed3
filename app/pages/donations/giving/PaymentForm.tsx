import type { ReactNode } from 'react';
import type { IconName } from '#app/components/Icon.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Captcha } from '#app/forms/Captcha.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import styles from './Giving.module.css';
import type { MethodProps } from './MethodProps.ts';
import type { Payment } from './use-payment.ts';
import { useUncertain } from './use-uncertain.ts';

interface Props {
  label: string;
  payment: Pick<
    Payment<object>,
    'busy' | 'failure' | 'uncertainty' | 'asksForCaptcha' | 'waitsForCaptcha' | 'tries' | 'solve'
  >;
  onPay: () => void;
  onUncertain: MethodProps['onUncertain'];
  /** On the button; and while it works. */
  action: string;
  busyLabel: string;
  /** On the button; a heart where it gives. */
  icon?: IconName | undefined;
  /** Why the button waits, if it does. */
  waitsFor?: string;
  children?: ReactNode;
}

/** What one way to pay asks for, its button, and what became of the last try. */
export function PaymentForm({
  label,
  payment,
  onPay,
  onUncertain,
  action,
  busyLabel,
  icon,
  waitsFor,
  children,
}: Props) {
  const text = useGivingText();
  const { busy, failure, uncertainty, asksForCaptcha, waitsForCaptcha, tries, solve } = payment;
  const isUnanswered = uncertainty !== 'none';
  useUncertain(uncertainty, onUncertain);
  const waits = isUnanswered
    ? undefined
    : (waitsFor ??
      (waitsForCaptcha ? (tries === 0 ? text.captchaFirst : text.captcha) : undefined));
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
      <fieldset className={styles.fields} disabled={isUnanswered}>
        {children}
      </fieldset>
      <div aria-live="polite" className={styles.outcome}>
        {failure && <FailureNotice failure={failure} />}
      </div>
      {asksForCaptcha && !isUnanswered && <Captcha key={tries} onSolve={solve} />}
      <SubmitButton
        busy={busy}
        busyLabel={busyLabel}
        icon={icon}
        aria-disabled={busy || waits !== undefined || undefined}
      >
        {isUnanswered ? text.silent.again : action}
      </SubmitButton>
      {waits && <p className={styles.note}>{waits}</p>}
    </form>
  );
}
