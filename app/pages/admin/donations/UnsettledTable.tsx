import { useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { DonationState } from '#app/components/DonationState.tsx';
import { explainFailure } from '#app/feedback/explain-failure.ts';
import type { ActionOutcome } from '#app/feedback/OutcomeNotice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { askProvider, type BookedDonation } from '#domain/donations/bookkeeping-calls.ts';
import { stateNames } from '#domain/donations/donation-words.ts';
import styles from './AdminDonations.module.css';
import { Amount, Donor, Folio, TestMark, useDonationName } from './DonationCells.tsx';
import { numberOf } from './donations.ts';

import { useUnsettledWords } from './use-unsettled-words.ts';

interface Props {
  donations: readonly BookedDonation[];
  onChoose: (id: string) => void;
  /** What became of a question. */
  onOutcome: (outcome: ActionOutcome) => void;
}

export function UnsettledTable({ donations, onChoose, onOutcome }: Props) {
  const text = useAdminDonationsText();
  const { failures } = useAccountText();
  const language = useLanguage();
  const when = useSiteInstant();
  const nameOf = useDonationName();
  const [busyId, setBusyId] = useState<string>();
  const { ageOf, missingOf } = useUnsettledWords();
  const headers = text.columns;

  async function ask(donation: BookedDonation) {
    if (busyId !== undefined) return;
    setBusyId(donation.id);
    try {
      const after = await call(askProvider, { id: donation.id });
      const title = text.answered(nameOf(after), stateNames[after.status][language]);
      onOutcome({ kind: 'success', title });
    } catch (error) {
      const { title, lines } = explainFailure(error, failures);
      onOutcome({ kind: 'error', title, lines });
    } finally {
      setBusyId(undefined);
    }
  }

  const columns: Column<BookedDonation>[] = [
    {
      header: headers.since,
      kind: 'title',
      cell: (donation) => (
        <span className={styles.donor}>
          {ageOf(donation)}
          <span className={styles.soft}>{when(donation.createdAt)}</span>
          {numberOf(donation) ? (
            <Folio donation={donation} />
          ) : (
            donation.isTest && (
              <span>
                <TestMark />
              </span>
            )
          )}
        </span>
      ),
    },
    { header: headers.donor, kind: 'plain', cell: (donation) => <Donor donation={donation} /> },
    {
      header: headers.amount,
      kind: 'plain',
      align: 'end',
      cell: (donation) => <Amount donation={donation} />,
    },
    {
      header: headers.waitsFor,
      kind: 'plain',
      cell: (donation) => (
        <span className={styles.donor}>
          <span>
            <DonationState status={donation.status} />
          </span>
          <span>{missingOf(donation)}</span>
          {!donation.isReachable && <span className={styles.soft}>{text.notConfigured}</span>}
        </span>
      ),
    },
    {
      header: headers.requested,
      kind: 'named',
      cell: ({ askedAt }) => (askedAt ? when(askedAt) : text.never),
    },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (donation) => (
        <span className={styles.rowActions}>
          {donation.isReachable && (
            <Button
              size="small"
              variant="soft"
              aria-label={text.askAbout(nameOf(donation))}
              aria-disabled={busyId !== undefined || undefined}
              onClick={() => ask(donation)}
            >
              {busyId === donation.id ? text.asking : text.ask}
            </Button>
          )}
          <Button
            size="small"
            variant="outline"
            aria-label={text.detailsOf(nameOf(donation))}
            onClick={() => onChoose(donation.id)}
          >
            {text.details}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <ManagedTable
      columns={columns}
      items={donations}
      label={text.views.unsettled}
      className={styles.table}
      busyId={busyId}
    />
  );
}
