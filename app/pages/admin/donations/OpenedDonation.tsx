import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { DonationState } from '#app/components/DonationState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  askProvider,
  type DonationDetails,
  openDonation,
} from '#domain/donations/bookkeeping-calls.ts';
import { stateNames } from '#domain/donations/donation-words.ts';
import styles from './AdminDonations.module.css';
import { ArrivedTransfer } from './ArrivedTransfer.tsx';
import { TestMark, useDonationName } from './DonationCells.tsx';
import { DonationDisputes } from './DonationDisputes.tsx';
import { DonationFacts } from './DonationFacts.tsx';
import { DonationRecords } from './DonationRecords.tsx';
import { isUnsettled, numberOf } from './donations.ts';
import { MakeInvoice } from './MakeInvoice.tsx';
import { RefundForm } from './RefundForm.tsx';

/** All that is known of a donation, and what can be done about it: in a dialog or beside the list. */
export function OpenedDonation({ id }: { id: string }) {
  const text = useAdminDonationsText();
  const language = useLanguage();
  const nameOf = useDonationName();
  const { data, failure, reload } = useCall(openDonation, { id });
  const [notice, setNotice] = useState<{ kind: 'success' | 'info' | 'warning'; title: string }>();

  function showOutcome(kind: 'success' | 'info' | 'warning', title: string) {
    setNotice({ kind, title });
  }

  return (
    <>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data && (
        <>
          <p className={styles.marks}>
            <DonationState status={data.status} />
            {data.isTest && <TestMark />}
            <span>{text.dialog.of(formatDay(data.date, language))}</span>
          </p>
          <div aria-live="polite">{notice && <Notice {...notice} />}</div>
          {data.anonymous && <Notice title={text.dialog.anonymous} />}
          <DonationDisputes donation={data} />
          <DonationFacts donation={data} />
          <DonationRecords donation={data} />
          <Question
            donation={data}
            onAnswer={(after) =>
              showOutcome(
                'success',
                text.answered(nameOf(after), stateNames[after.status][language]),
              )
            }
          />
          <ArrivedTransfer
            key={`${data.amountCents} ${data.status}`}
            donation={data}
            onNoted={showOutcome}
          />
          <MakeInvoice donation={data} onMade={showOutcome} />
          <RefundForm key={data.refundedCents} donation={data} onRefunded={showOutcome} />
        </>
      )}
    </>
  );
}

/** What it is called, once it is known. */
export function useDonationTitle(id: string): string {
  const text = useAdminDonationsText();
  const { data: donation } = useCall(openDonation, { id });
  if (!donation) return text.details;
  const number = numberOf(donation);
  return number || !donation.donor
    ? text.dialog.title(number || text.noFolio)
    : text.dialog.titleOfDonor(donation.donor.name);
}

interface QuestionProps {
  donation: DonationDetails;
  onAnswer: (after: DonationDetails) => void;
}

/** Asks the provider, while it has something to say. */
function Question({ donation, onAnswer }: QuestionProps) {
  const text = useAdminDonationsText();
  const { busy, failure, attempt } = useAttempt();
  if (!donation.isReachable) return <p className={styles.soft}>{text.notConfigured}</p>;
  if (!isUnsettled(donation)) return null;
  return (
    <div className={styles.section}>
      {failure && <FailureNotice failure={failure} />}
      <div>
        <Button
          size="small"
          variant="soft"
          aria-disabled={busy || undefined}
          onClick={() =>
            attempt(async () => onAnswer(await call(askProvider, { id: donation.id })))
          }
        >
          {busy ? text.asking : text.ask}
        </Button>
      </div>
    </div>
  );
}
