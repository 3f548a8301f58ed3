import { Button } from '#app/components/Button.tsx';
import { DonationState } from '#app/components/DonationState.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { BookedDonation } from '#domain/donations/bookkeeping-calls.ts';
import { donationPurpose, methodNames } from '#domain/donations/donation-words.ts';
import styles from './AdminDonations.module.css';
import { Amount, Donor, Folio, useDonationName } from './DonationCells.tsx';

interface Props {
  donations: readonly BookedDonation[];
  /** Id of the one that stands beside the list; '' while none does. */
  opened: string;
  onChoose: (id: string) => void;
}

export function DonationTable({ donations, opened, onChoose }: Props) {
  const text = useAdminDonationsText();
  const language = useLanguage();
  const nameOf = useDonationName();
  const headers = text.columns;
  const columns: Column<BookedDonation>[] = [
    {
      header: headers.folio,
      kind: 'title',
      cell: (donation) => <Folio donation={donation} />,
    },
    {
      header: headers.date,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ date }) => <time dateTime={date}>{formatDay(date, language)}</time>,
    },
    { header: headers.donor, kind: 'plain', cell: (donation) => <Donor donation={donation} /> },
    {
      header: headers.purpose,
      kind: 'named',
      cell: (donation) => donationPurpose(donation, language),
    },
    { header: headers.method, kind: 'named', cell: ({ method }) => methodNames[method][language] },
    {
      header: headers.amount,
      kind: 'plain',
      align: 'end',
      cell: (donation) => <Amount donation={donation} />,
    },
    {
      header: headers.state,
      kind: 'plain',
      cell: ({ status }) => <DonationState status={status} />,
    },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (donation) => (
        <Button
          size="small"
          variant="outline"
          aria-label={text.detailsOf(nameOf(donation))}
          aria-current={(opened !== '' && donation.id === opened) || undefined}
          onClick={() => onChoose(donation.id)}
        >
          {text.details}
        </Button>
      ),
    },
  ];
  const withOpened = new Set([headers.folio, headers.donor, headers.amount, headers.actions]);
  return (
    <ManagedTable
      columns={opened === '' ? columns : columns.filter(({ header }) => withOpened.has(header))}
      items={donations}
      label={text.views.history}
      className={styles.table}
    />
  );
}
