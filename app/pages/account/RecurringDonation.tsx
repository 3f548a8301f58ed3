import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { writeUser } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { saveAccount } from '#domain/accounts/own-account-calls.ts';
import {
  cancelMonthly,
  findOwnMonthly,
  type OwnMonthly,
  pauseMonthly,
  resumeMonthly,
} from '#domain/donations/monthly-calls.ts';
import { MonthlyOutcome } from './MonthlyOutcome.tsx';
import styles from './RecurringDonation.module.css';
import { RecurringFacts } from './RecurringFacts.tsx';

interface Props {
  user: SessionUser;
  onEnded: (how: 'cancelled' | 'removed') => void;
}

/** For donors who give each month: how it stands, and how to pause or end it. */
export function RecurringDonation({ user, onEnded }: Props) {
  const text = useAccountText().recurring;
  const [changed, setChanged] = useState<'paused' | 'resumed'>();
  const { data: monthly, failure, reload } = useCall(findOwnMonthly, {}, { isFresh: true });
  const isFound = monthly !== undefined;
  const isLiving =
    monthly?.status === 'active' || (monthly?.status === 'suspended' && monthly.canPause);
  return (
    <Section title={text.title} lead={text.lead}>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!isFound && !failure && <p role="status">{text.loading}</p>}
      {changed && <MonthlyOutcome key={changed} title={text.changed[changed]} />}
      {monthly && <RecurringFacts monthly={monthly} />}
      {monthly && isLiving && (
        <Steps
          user={user}
          monthly={monthly}
          reload={reload}
          onChanged={setChanged}
          onEnded={onEnded}
        />
      )}
      {isFound && !isLiving && <Removal user={user} reload={reload} onEnded={onEnded} />}
    </Section>
  );
}

interface StepsProps extends Props {
  monthly: OwnMonthly;
  reload: () => void;
  onChanged: (how: 'paused' | 'resumed' | undefined) => void;
}

const changes = { paused: pauseMonthly, resumed: resumeMonthly };

function Steps(props: StepsProps) {
  const { user, monthly, reload, onChanged, onEnded } = props;
  const { status, canPause } = monthly;
  const text = useAccountText().recurring;
  const [cancelling, setCancelling] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const change = (how: keyof typeof changes) =>
    attempt(async () => {
      onChanged(undefined);
      try {
        await call(changes[how], {});
        onChanged(how);
      } finally {
        reload();
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
            const { reference } = await call(cancelMonthly, {});
            onEnded('cancelled');
            writeUser({ id: user.id, subscription_id: reference });
          }}
        >
          <p>{text.cancelText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Of what was ended at the wallet itself: the profile forgets it. */
function Removal({ user, reload, onEnded }: Props & Pick<StepsProps, 'reload'>) {
  const text = useAccountText().recurring;
  const { busy, failure, attempt } = useAttempt();
  const remove = () =>
    attempt(async () => {
      try {
        const updated = await call(saveAccount, { id: user.id, subscriptionId: '' });
        onEnded('removed');
        writeUser(updated);
      } catch (error) {
        reload();
        throw error;
      }
    });
  return (
    <Notice kind="warning" title={text.endedTitle}>
      <p>{text.endedText}</p>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.steps}>
        <Button size="small" variant="outline" disabled={busy} onClick={remove}>
          {text.remove}
        </Button>
      </div>
    </Notice>
  );
}
