import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFundraiserText } from '#app/i18n/fundraiser-editor/use-fundraiser-text.ts';
import { findReports, settleReports } from '#domain/fundraisers/fundraiser-calls.ts';
import styles from '../moderation/Moderation.module.css';

/** What visitors have said of a page. */
export function Reports({ id, count }: { id: string; count: number }) {
  const { admin: text, report } = useFundraiserText();
  const { data: reports = [], failure: lost } = useCall(findReports, { id });
  const { busy, failure, attempt } = useAttempt();
  return (
    <div className={styles.text}>
      <h3>{text.reports(count)}</h3>
      {(failure ?? lost) && <FailureNotice failure={(failure ?? lost) as never} />}
      <ul>
        {reports.map(({ id: one, reason, words }) => (
          <li key={one}>
            <strong>{report.reasons[reason]}</strong>: {words || text.noWords}
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="small"
          variant="soft"
          aria-disabled={busy || undefined}
          onClick={() =>
            attempt(async () => {
              await call(settleReports, { id });
            })
          }
        >
          {text.settle}
        </Button>
      </div>
    </div>
  );
}
