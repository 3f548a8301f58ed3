import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useMonthlyText } from '#app/i18n/monthly/use-monthly-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { askedAmountParam } from '#domain/donations/asked-amount-address.ts';
import type { OwnMonthly } from '#domain/donations/monthly-calls.ts';
import { changeMonthlyAmount } from '#domain/donations/monthly-change-calls.ts';
import { amountEach } from '#domain/donations/monthly-interval.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './Monthly.module.css';
import { MonthlyOutcome } from './MonthlyOutcome.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { centsOf } from './shown.ts';

interface Props {
  monthly: OwnMonthly;
  /** In words. */
  onChanged: (what: string) => void;
}

/** Another amount, which the wallet's holder approves there: said to be changed once the wallet says so. */
export function WalletAmount({ monthly, onChanged }: Props) {
  const text = useMonthlyText();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [askedPesos] = useState(() =>
    new URLSearchParams(window.location.search).get(askedAmountParam),
  );
  const { busy, failure, attempt } = useAttempt();
  const { amountChange, interval } = monthly;
  const now = centsOf(monthly);
  const words = (amountCents: number) => amountEach({ amountCents, interval }, language);
  const isApproved = !amountChange && Number(askedPesos) * 100 === now;

  const keep = () =>
    attempt(async () => {
      await call(changeMonthlyAmount, { amountCents: now, language });
      onChanged(text.plan.kept(words(now)));
    });

  return (
    <div className={styles.changes}>
      {isApproved && <MonthlyOutcome title={text.amount.done(words(now))} />}
      {failure && <FailureNotice failure={failure} />}
      {amountChange && (
        <Notice kind="info" title={text.plan.waits(words(amountChange.amountCents))}>
          <p>{text.plan.until(words(now))}</p>
          <div className={`${styles.steps} ${styles.answers}`}>
            <ButtonLink size="small" href={amountChange.approveUrl}>
              {text.plan.approve}
            </ButtonLink>
            <Button size="small" variant="outline" disabled={busy} onClick={keep}>
              {text.plan.keep(formatPesos(now))}
            </Button>
          </div>
        </Notice>
      )}
      {monthly.canChooseAmount && (
        <div>
          <Button size="small" variant="outline" onClick={() => setOpen(true)}>
            {text.plan.change}
          </Button>
        </div>
      )}
      <p>{text.wallet}</p>
      {isOpen && <PlanDialog now={now} onClose={() => setOpen(false)} />}
    </div>
  );
}
