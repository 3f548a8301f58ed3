import { useCallback, useState } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Button } from '#app/components/Button.tsx';
import { DonationState } from '#app/components/DonationState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { stateNames } from '#domain/donations/donation-words.ts';
import styles from './AdminDonations.module.css';
import { TestMark, useDonationName } from './DonationCells.tsx';
import { DonationDisputes } from './DonationDisputes.tsx';
import { DonationFacts } from './DonationFacts.tsx';
import { DonationRecords } from './DonationRecords.tsx';
import { askProvider, type DonationDetails, findDonation, isUnsettled } from './donations.ts';
import { MakeInvoice } from './MakeInvoice.tsx';
import { RefundForm } from './RefundForm.tsx';

interface Props {
  id: string;
  onClose: (changed: boolean) => void;
}

/** All that is known of a donation, and what can be done about it. */
export function DonationDialog({ id, onClose }: Props) {
  const text = useAdminDonationsText();
  const account = useAccountText();
  const language = useLanguage();
  const nameOf = useDonationName();
  const find = useCallback(() => findDonation(id), [id]);
  const { data, failure, reload } = useLoaded(find);
  const [notice, setNotice] = useState<{ kind: 'success' | 'info' | 'warning'; title: string }>();
  const [changed, setChanged] = useState(false);

  const titleOf = ({ number, donor }: DonationDetails) =>
    number || !donor
      ? text.dialog.title(number || text.noFolio)
      : text.dialog.titleOfDonor(donor.name);

  function showOutcome(kind: 'success' | 'info' | 'warning', title: string) {
    setNotice({ kind, title });
    setChanged(true);
    reload();
  }

  return (
    <MessageDialog
      title={data ? titleOf(data) : text.details}
      close={account.close}
      onClose={() => onClose(changed)}
      wide
    >
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data && (
        <>
          <p className={styles.marks}>
            <DonationState status={data.status} />
            {data.provider === 'test' && <TestMark />}
            <span>{text.dialog.of(formatDay(data.date, language))}</span>
          </p>
          <div aria-live="polite">{notice && <Notice {...notice} />}</div>
          {data.anonymous && <Notice title={text.dialog.anonymous} />}
          <DonationDisputes disputes={data.disputes} />
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
          <MakeInvoice donation={data} onMade={showOutcome} />
          <RefundForm key={data.refundedCents} donation={data} onRefunded={showOutcome} />
        </>
      )}
    </MessageDialog>
  );
}

interface QuestionProps {
  donation: DonationDetails;
  onAnswer: (after: DonationDetails) => void;
}

/** Asks the provider, while it has something to say. */
function Question({ donation, onAnswer }: QuestionProps) {
  const text = useAdminDonationsText();
  const language = useLanguage();
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
          onClick={() => attempt(async () => onAnswer(await askProvider(donation.id, language)))}
        >
          {busy ? text.asking : text.ask}
        </Button>
      </div>
    </div>
  );
}
