import { useState } from 'react';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMonthlyText } from '#app/i18n/monthly/use-monthly-text.ts';
import { isGoingOn, MonthlyDonation } from '#app/monthly/MonthlyDonation.tsx';
import { findOwnMonthly } from '#domain/donations/monthly-calls.ts';

/** The monthly donation that a gift is one of: whoever has its link changes, pauses or ends it. */
export function GuestMonthly({ linkKey }: { linkKey: string }) {
  const text = useMonthlyText().guest;
  const { ended, loading } = useAccountText().recurring;
  const [isEnded, setEnded] = useState(false);
  const found = useCall(findOwnMonthly, { link: linkKey }, { isFresh: true });
  const { data: monthly, failure, reload } = found;
  const isOver = monthly === null || (monthly !== undefined && !isGoingOn(monthly));
  return (
    <Section title={text.title} lead={text.lead}>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {monthly === undefined && !failure && <p role="status">{loading}</p>}
      {isEnded && (
        <Notice kind="success" title={ended.cancelled.title} announce>
          <p>{ended.cancelled.text}</p>
        </Notice>
      )}
      {isOver && !isEnded && <p>{text.ended}</p>}
      {monthly && !isOver && !isEnded && (
        <MonthlyDonation
          monthly={monthly}
          link={linkKey}
          reload={reload}
          onEnded={() => setEnded(true)}
        />
      )}
    </Section>
  );
}
