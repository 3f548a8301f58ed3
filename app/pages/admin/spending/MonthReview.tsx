import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { monthName } from '#app/components/month-name.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useSpendingText } from '#app/i18n/spending/use-spending-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  type ListedMonth,
  type MonthPreview,
  previewMonth,
  publishMonth,
  withdrawMonth,
} from '#domain/spending/publishing-calls.ts';
import { ChosenReceipts } from './ChosenReceipts.tsx';
import { MonthSums } from './MonthSums.tsx';
import styles from './Spending.module.css';

/** What everybody would read of a month, and what of its receipts is shown. */
export function MonthReview({ listed: { month, publishedAt } }: { listed: ListedMonth }) {
  const { data, failure, reload } = useCall(previewMonth, {
    ...{ month, receipts: [], showsSuppliers: false },
  });
  if (!data && failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  return <Review month={month} isPublic={publishedAt !== null} data={data} />;
}

interface Props {
  month: string;
  isPublic: boolean;
  data: MonthPreview;
}

function Review({ month, isPublic, data }: Props) {
  const text = useSpendingText().publish;
  const language = useLanguage();
  const [receipts, setReceipts] = useState<readonly string[]>(data.receipts);
  const [showsSuppliers, setShowsSuppliers] = useState(data.showsSuppliers);
  const { busy, failure, attempt } = useAttempt();
  const [withdraws, setWithdraws] = useState(false);
  const name = monthName(month, language);
  const publish = () =>
    attempt(async () => {
      await call(publishMonth, { month, revision: data.revision, receipts, showsSuppliers });
    });
  return (
    <section className={styles.view}>
      <h2 className={styles.name}>{name}</h2>
      {isPublic && !data.hasChanged && <Notice kind="success" title={text.done} />}
      <Problem preview={data} />
      <MonthSums content={data.content} />
      <ChosenReceipts
        costs={data.costs}
        chosen={receipts}
        onChoose={setReceipts}
        showsSuppliers={showsSuppliers}
        onShowSuppliers={setShowsSuppliers}
      />
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.ways}>
        {data.problem === null && (
          <Button aria-disabled={busy || undefined} onClick={publish}>
            {busy ? text.publishing : isPublic ? text.again : text.publish}
          </Button>
        )}
        {isPublic && (
          <Button variant="quiet" onClick={() => setWithdraws(true)}>
            {text.withdraw}
          </Button>
        )}
      </div>
      {withdraws && (
        <ConfirmDialog
          title={text.withdrawTitle(name)}
          action={text.withdraw}
          onClose={() => setWithdraws(false)}
          run={async () => {
            await call(withdrawMonth, { month });
          }}
        >
          <p>{text.withdrawText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Problem({ preview: { problem, hasChanged } }: { preview: MonthPreview }) {
  const text = useSpendingText().publish;
  if (problem === 'monthOfFewGifts') return <Notice kind="warning">{text.few}</Notice>;
  if (problem === 'monthChangedByFew') return <Notice kind="warning">{text.changedByFew}</Notice>;
  return hasChanged ? <Notice>{text.changed}</Notice> : null;
}
