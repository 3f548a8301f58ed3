import type { OwnDonation } from '#app/api/donations.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { DonationState } from '#app/components/DonationState.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { formatDay } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { User } from '#domain/accounts/user-calls.ts';
import { donationPurpose } from '#domain/donations/donation-words.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { findDonationsOf } from './person-lists.ts';
import { usePersonList } from './use-person-list.ts';

/** What somebody gave, settled or not; everything else about a donation stands in the books. */
export function UserDonations({ user }: { user: User }) {
  const text = useAdministrationText().user.donations;
  const language = useLanguage();
  const list = usePersonList('donations of a person', findDonationsOf, user.id);
  const { columns: headers } = text;
  const columns: Column<OwnDonation>[] = [
    {
      header: headers.folio,
      kind: 'title',
      cell: ({ series, folio }) => (folio === null ? text.noFolio : `${series}${folio}`),
    },
    { header: headers.date, kind: 'named', cell: ({ date }) => formatDay(date, language) },
    {
      header: headers.purpose,
      kind: 'named',
      cell: (donation) => donationPurpose(donation, language),
    },
    {
      header: headers.amount,
      kind: 'named',
      align: 'end',
      cell: ({ amountCents }) => formatPesos(amountCents),
    },
    {
      header: headers.state,
      kind: 'plain',
      cell: ({ status }) => <DonationState status={status} />,
    },
    {
      header: headers.invoice,
      kind: 'named',
      cell: ({ cfdi }) => (cfdi ? text.invoiced : '—'),
    },
  ];
  const books = `${pathFor('adminDonations', language)}?${new URLSearchParams({ busca: user.email })}`;
  return (
    <ManagedList
      list={list}
      bar={
        <ButtonLink to={books} variant="outline" size="small">
          {text.books}
        </ButtonLink>
      }
      count={(total) => (total > 0 ? text.count(total) : '')}
      empty={<EmptyState title={text.none} />}
    >
      {(donations) => <ManagedTable items={donations} columns={columns} />}
    </ManagedList>
  );
}
