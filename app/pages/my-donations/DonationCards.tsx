import { Link } from 'react-router';
import { DonationState } from '#app/components/DonationState.tsx';
import { longDate } from '#app/components/long-date.ts';
import { pageOf } from '#app/components/pet-pages.ts';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { donationPurpose, folioOf, methodNames } from '#domain/donations/donation-words.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import { pathFor } from '#domain/site-map.ts';
import { DonationPapers } from './DonationPapers.tsx';
import styles from './DonationTable.module.css';
import type { ListedDonation } from './donation-history.ts';

interface Props {
  donations: readonly ListedDonation[];
  onInvoice: (donation: ListedDonation) => void;
}

export function DonationTable({ donations, onInvoice }: Props) {
  const text = useMyDonationsText();
  const language = useLanguage();
  const headers = text.columns;
  const columns: Column<ListedDonation>[] = [
    {
      header: headers.folio,
      kind: 'title',
      className: styles.folio,
      cell: (donation) => (
        <>
          {folioOf(donation)}
          {donation.provider === 'test' && (
            <span className={styles.test} title={text.testModeTitle}>
              {text.testMode}
            </span>
          )}
        </>
      ),
    },
    {
      header: headers.date,
      kind: 'named',
      className: styles.nowrap,
      cell: ({ date }) => longDate(date, locale[language]),
    },
    { header: headers.purpose, kind: 'named', cell: (donation) => <Purpose donation={donation} /> },
    { header: headers.method, kind: 'named', cell: ({ method }) => methodNames[method][language] },
    {
      header: headers.amount,
      kind: 'named',
      className: styles.amount,
      cell: ({ amountCents }) => formatPesos(amountCents),
    },
    {
      header: headers.refunded,
      kind: 'named',
      className: styles.refunded,
      cell: ({ refundedCents }) => refundedCents > 0 && formatPesos(refundedCents),
    },
    {
      header: headers.state,
      kind: 'named',
      cell: ({ status }) => <DonationState status={status} />,
    },
    {
      header: headers.papers,
      kind: 'plain',
      cell: (donation) => (
        <DonationPapers donation={donation} onInvoice={() => onInvoice(donation)} />
      ),
    },
  ];
  return (
    <ManagedTable columns={columns} items={donations} label={text.title} className={styles.table} />
  );
}

function Purpose({ donation }: { donation: ListedDonation }) {
  const text = useMyDonationsText();
  const language = useLanguage();
  const { pet } = donation;
  return (
    <>
      {donationPurpose(donation, language)}
      {pet && (
        <span className={styles.pet}>
          {text.forPet}{' '}
          {isProgramme(pet.status) ? (
            <Link to={pathFor(pageOf[pet.status], language, { id: pet.id })}>{pet.name}</Link>
          ) : (
            pet.name
          )}
        </span>
      )}
    </>
  );
}
