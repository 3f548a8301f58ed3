import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useMonthlyText } from '#app/i18n/monthly/use-monthly-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { isOwnDocument } from '#app/own-document.ts';
import { type OwnMonthly, resumeMonthly } from '#domain/donations/monthly-calls.ts';
import { skipMonth } from '#domain/donations/monthly-change-calls.ts';
import { amountEach } from '#domain/donations/monthly-interval.ts';
import { AmountDialog } from './AmountDialog.tsx';
import { CardDialog } from './CardDialog.tsx';
import { DayDialog } from './DayDialog.tsx';
import styles from './Monthly.module.css';
import { dayOf } from './shown.ts';

interface Props {
  monthly: OwnMonthly;
  /** Of whoever gives without an account. */
  link: string | undefined;
  /** In words. */
  onChanged: (what: string) => void;
}

/** In the address: the card is changed at once. */
const cardParam = 'tarjeta';

/** What a donor changes of a monthly donation by card: each is said once the provider has done it. */
export function MonthlyChanges({ monthly, link, onChanged }: Props) {
  const text = useMonthlyText();
  const language = useLanguage();
  const [open, setOpen] = useState<'amount' | 'day' | 'card' | 'skip' | undefined>(() =>
    new URLSearchParams(window.location.search).has(cardParam) ? 'card' : undefined,
  );
  const { busy, failure, attempt } = useAttempt();
  const close = () => setOpen(undefined);
  const { status, billing, skippedUntil, publishableKey, interval } = monthly;
  const skip = text.skip[interval];
  // What is not due as usual is not moved.
  const isUsual = status === 'active' && billing.failedPayments === 0 && skippedUntil === null;
  const next = billing.nextAt;
  const dialogs = { monthly, link, onClose: close };

  /** A document that was loaded as another page may not load the card provider's program. */
  function openCard() {
    const here = new URL(window.location.href);
    if (!publishableKey || isOwnDocument(here.href)) return setOpen('card');
    here.searchParams.set(cardParam, '1');
    window.location.assign(here);
  }

  function unskip() {
    attempt(async () => {
      await call(resumeMonthly, { link });
      onChanged(skip.undone);
    });
  }

  return (
    <div className={styles.changes}>
      <h3 className={styles.heading}>{text.changes.title}</h3>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.steps}>
        <Button size="small" variant="outline" onClick={openCard}>
          {text.changes.card}
        </Button>
        <Button size="small" variant="outline" onClick={() => setOpen('amount')}>
          {text.changes.amount}
        </Button>
        {isUsual && monthly.canMoveDay && (
          <Button size="small" variant="outline" onClick={() => setOpen('day')}>
            {text.changes.day}
          </Button>
        )}
        {isUsual && monthly.canSkip && next && (
          <Button size="small" variant="outline" onClick={() => setOpen('skip')}>
            {skip.action}
          </Button>
        )}
        {skippedUntil && (
          <Button size="small" variant="outline" disabled={busy} onClick={unskip}>
            {skip.undo}
          </Button>
        )}
      </div>
      {open === 'amount' && (
        <AmountDialog
          {...dialogs}
          onSaved={({ amountCents }) =>
            onChanged(text.amount.done(amountEach({ amountCents, interval }, language)))
          }
        />
      )}
      {open === 'day' && (
        <DayDialog
          {...dialogs}
          onSaved={({ nextAt }) => onChanged(text.day.done(nextAt ? dayOf(nextAt, language) : ''))}
        />
      )}
      {open === 'card' && (
        <CardDialog
          link={link}
          publishableKey={publishableKey ?? undefined}
          onClose={close}
          onDone={(isDone) => onChanged(isDone ? text.card.done : text.card.notDone)}
        />
      )}
      {open === 'skip' && next && (
        <ConfirmDialog
          title={skip.title}
          action={skip.confirm}
          decline={skip.keep}
          onClose={close}
          run={async () => {
            const { nextAt } = await call(skipMonth, { link });
            onChanged(skip.done(nextAt ? dayOf(nextAt, language) : ''));
          }}
        >
          <p>{skip.text(dayOf(next, language))}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
