import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { isGoingOn, MonthlyDonation } from '#app/monthly/MonthlyDonation.tsx';
import { writeUser } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { saveAccount } from '#domain/accounts/own-account-calls.ts';
import { findOwnMonthly } from '#domain/donations/monthly-calls.ts';

interface Props {
  user: SessionUser;
  onEnded: (how: 'cancelled' | 'removed') => void;
}

/** For donors who give each month: how it stands, and how to change, pause or end it. */
export function RecurringDonation({ user, onEnded }: Props) {
  const text = useAccountText().recurring;
  const { data: monthly, failure, reload } = useCall(findOwnMonthly, {}, { isFresh: true });
  const isFound = monthly !== undefined;
  const isOver = isFound && !(monthly && isGoingOn(monthly));
  return (
    <Section title={text.title} lead={text.lead}>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!isFound && !failure && <p role="status">{text.loading}</p>}
      {monthly && (
        <MonthlyDonation
          monthly={monthly}
          reload={reload}
          onEnded={() => {
            onEnded('cancelled');
            writeUser({ id: user.id, subscription_id: null });
          }}
        />
      )}
      {isOver && <Removal user={user} reload={reload} onEnded={onEnded} />}
    </Section>
  );
}

/** Of what was ended at the provider itself: the profile forgets it. */
function Removal({ user, reload, onEnded }: Props & { reload: () => void }) {
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
      <div>
        <Button size="small" variant="outline" disabled={busy} onClick={remove}>
          {text.remove}
        </Button>
      </div>
    </Notice>
  );
}
