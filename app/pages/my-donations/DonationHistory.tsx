import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callFile } from '#app/api/call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { exportOwnDonations } from '#domain/donations/donation-paper-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { DonationCards } from './DonationCards.tsx';
import { findHistory, type ListedDonation } from './donation-history.ts';
import { HistoryFilterForm, readHistoryFilters } from './HistoryFilters.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';

interface Props {
  userId: string;
  /** In which something was given; the latest first. */
  years: readonly number[];
}

/** What was paid, a page at a time. */
export function DonationHistory({ userId, years }: Props) {
  const text = useMyDonationsText();
  const language = useLanguage();
  const [params] = useSearchParams();
  const filters = readHistoryFilters(params);
  const isFiltered = Object.values(filters).some(Boolean);
  const list = useManagedList({
    name: 'own donations',
    find: findHistory,
    query: { userId, ...filters, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) => addressWith({ ...filters }, page),
  });
  const [invoiced, setInvoiced] = useState<ListedDonation>();
  const isEmpty = list.found?.total === 0 && !isFiltered;
  return (
    <>
      <ManagedList
        list={list}
        bar={isEmpty ? null : <HistoryFilterForm filters={filters} years={years} />}
        exportAs={
          isEmpty
            ? undefined
            : {
                text: text.export,
                fileName: text.fileName,
                fetchTable: () => callFile(exportOwnDonations, {}),
              }
        }
        count={isEmpty ? undefined : text.count}
        empty={
          isFiltered ? (
            <EmptyState title={text.filters.none}>
              <ButtonLink to="?" variant="outline">
                {text.filters.clear}
              </ButtonLink>
            </EmptyState>
          ) : (
            <EmptyState animal="dog" title={text.empty.title}>
              <p>{text.empty.text}</p>
              <ButtonLink to={pathFor('donations', language)} icon="heart">
                {text.give}
              </ButtonLink>
            </EmptyState>
          )
        }
      >
        {(donations) => <DonationCards donations={donations} onInvoice={setInvoiced} />}
      </ManagedList>
      {invoiced && (
        <InvoiceDialog
          donation={invoiced}
          userId={userId}
          onInvoiced={list.reload}
          onClose={() => setInvoiced(undefined)}
        />
      )}
    </>
  );
}
