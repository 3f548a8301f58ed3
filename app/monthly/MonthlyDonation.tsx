import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import {
  cancelMonthly,
  type OwnMonthly,
  pauseMonthly,
  resumeMonthly,
} from '#domain/donations/monthly-calls.ts';
import styles from './Monthly.module.css';
import { MonthlyChanges } from './MonthlyChanges.tsx';
import { MonthlyFacts } from './MonthlyFacts.tsx';
import { MonthlyOutcome } from './MonthlyOutcome.tsx';
import { PetNews } from './PetNews.tsx';
import { WalletAmount } from './WalletAmount.tsx';

interface Props {
  monthly: OwnMonthly;
  /** Of whoever gives without an account. */
  link?: string | undefined;
  reload: () => void;
  onEnded: () => void;
}

/** Whether it charges, or can go on charging. */
export const isGoingOn = ({ status, canPause }: OwnMonthly): boolean =>
  status === 'active' || (status === 'suspended' && canPause);

/** How a monthly donation stands, and how to change, pause or end it. */
export function MonthlyDonation({ monthly, link, reload, onEnded }: Props) {
  const [changed, setChanged] = useState<{ what: string; count: number }>();
  const say = (what: string) => {
    setChanged((before) => ({ what, count: (before?.count ?? 0) + 1 }));
    reload();
  };
  const isOpen = isGoingOn(monthly);
  return (
    <>
      {changed && <MonthlyOutcome key={changed.count} title={changed.what} />}
      <MonthlyFacts monthly={monthly} />
      {isOpen && monthly.canChange && (
        <MonthlyChanges monthly={monthly} link={link} onChanged={say} />
      )}
      {isOpen && !monthly.canChange && <WalletAmount monthly={monthly} onChanged={say} />}
      {isOpen && monthly.petId && <PetNews monthly={monthly} link={link} />}
      {isOpen && (
        <Steps
          monthly={monthly}
          link={link}
          onChanged={say}
          forget={() => setChanged(undefined)}
          reload={reload}
          onEnded={onEnded}
        />
      )}
    </>
  );
}

const changes = { paused: pauseMonthly, resumed: resumeMonthly };

interface StepsProps extends Props {
  onChanged: (what: string) => void;
  forget: () => void;
}

function Steps({ monthly, link, onChanged, forget, reload, onEnded }: StepsProps) {
  const { status, canPause } = monthly;
  const text = useAccountText().recurring;
  const [cancelling, setCancelling] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const change = (how: keyof typeof changes) =>
    attempt(async () => {
      forget();
      try {
        await call(changes[how], { link });
        onChanged(text.changed[how]);
      } catch (error) {
        reload();
        throw error;
      }
    });
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.steps}>
        {status === 'suspended' && (
          <Button size="small" icon="play" disabled={busy} onClick={() => change('resumed')}>
            {text.resume}
          </Button>
        )}
        {status === 'active' && canPause && (
          <Button
            size="small"
            variant="outline"
            icon="pause"
            disabled={busy}
            onClick={() => change('paused')}
          >
            {text.pause}
          </Button>
        )}
        <Button size="small" variant="outline" disabled={busy} onClick={() => setCancelling(true)}>
          {text.cancel}
        </Button>
      </div>
      {cancelling && (
        <ConfirmDialog
          title={text.cancelTitle}
          action={text.cancel}
          decline={text.keep}
          onClose={() => setCancelling(false)}
          run={async () => {
            await call(cancelMonthly, { link });
            onEnded();
          }}
        >
          <p>{text.cancelText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
