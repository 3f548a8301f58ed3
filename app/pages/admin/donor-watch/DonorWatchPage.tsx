import { useState } from 'react';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { monthName } from '#app/components/month-name.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useDonorWatchText } from '#app/i18n/donor-watch/use-donor-watch-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { addCalendarMonths } from '#domain/calendar-months.ts';
import { lookAtDonors, type WatchedMonth } from '#domain/donations/donor-watch-calls.ts';
import { findUma } from '#domain/donations/uma-calls.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './DonorWatch.module.css';
import { thresholdsIn } from './thresholds-in.ts';
import { UmaValues } from './UmaValues.tsx';
import { WatchedDonors } from './WatchedDonors.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** Months that can be chosen. */
const offered = 24;

export default function DonorWatchPage() {
  const text = useDonorWatchText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Watch />}
    </AdminFrame>
  );
}

function Watch() {
  const text = useDonorWatchText();
  const language = useLanguage();
  const today = useToday();
  const [month, setMonth] = useState(today.slice(0, 7));
  const [found, setFound] = useState<{ month: string } & WatchedMonth>();
  const { busy, failure, attempt } = useAttempt();
  const months = Array.from({ length: offered }, (_, index) =>
    addCalendarMonths(`${today.slice(0, 7)}-01`, -index).slice(0, 7),
  );
  const uma = useCall(findUma, {});
  const sums = found ?? (uma.data && thresholdsIn(uma.data, today));
  const look = () =>
    attempt(async () => setFound({ month, ...(await call(lookAtDonors, { month })) }));
  return (
    <div className={styles.watch}>
      {sums && (
        <p>{text.law(formatPesos(sums.identifyingCents), formatPesos(sums.reportedCents))}</p>
      )}
      {uma.failure && <FailureNotice failure={uma.failure} retry={uma.reload} />}
      {uma.data?.missing.map((year) => (
        <Notice key={year} kind="warning" title={text.uma.missing(year)}>
          <p>{text.uma.missingText}</p>
        </Notice>
      ))}
      <p className={styles.soft}>{text.logged}</p>
      <div className={styles.choice}>
        <SelectField
          label={text.month}
          options={months.map((value) => ({ value, label: monthName(value, language) }))}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
        <Button aria-disabled={busy || undefined} onClick={look}>
          {busy ? text.looking : text.look}
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
      <div role="status">{found && <WatchedDonors {...found} />}</div>
      {uma.data && <UmaValues uma={uma.data} reload={uma.reload} />}
    </div>
  );
}
