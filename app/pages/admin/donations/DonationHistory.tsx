import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findNothing, InvertedRange } from '#app/lists/InvertedRange.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { isInvertedRange } from '#domain/dates.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { DonationDialog } from './DonationDialog.tsx';
import { DonationFilterForm, filterParams } from './DonationFilterForm.tsx';
import { DonationTable } from './DonationTable.tsx';
import { exportDonations, findDonations, findHeadline } from './donations.ts';
import { HeadlineFigures } from './HeadlineFigures.tsx';

/** All donations, found by what the address says. */
export function DonationHistory() {
  const text = useAdminDonationsText();
  const language = useLanguage();
  const [params] = useSearchParams();
  const param = (name: keyof typeof filterParams) => params.get(filterParams[name])?.trim() ?? '';
  const filters = {
    term: param('term'),
    state: param('state'),
    method: param('method'),
    kind: param('kind'),
    from: param('from'),
    to: param('to'),
  };
  const isInverted = isInvertedRange(filters.from, filters.to);
  const isFiltered = Object.values(filters).some(Boolean);
  const list = useManagedList({
    find: isInverted ? findNothing : findDonations,
    query: { ...filters, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) =>
      addressWith(
        Object.fromEntries(
          Object.entries(filters).map(([name, value]) => [
            filterParams[name as keyof typeof filterParams],
            value,
          ]),
        ),
        page,
      ),
  });
  const headline = useLoaded(findHeadline);
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <HeadlineFigures headline={headline} />
      <ManagedList
        list={list}
        bar={<DonationFilterForm filters={filters} isFiltered={isFiltered} />}
        exportAs={
          isInverted
            ? undefined
            : {
                text: text.export,
                fileName: text.export.fileName,
                fetchTable: () => exportDonations(filters, language),
              }
        }
        count={isInverted ? undefined : text.count}
        empty={
          isInverted ? (
            <InvertedRange />
          ) : (
            <EmptyState title={isFiltered ? text.noneFound : text.none} />
          )
        }
      >
        {(donations) => <DonationTable donations={donations} onChoose={setChosen} />}
      </ManagedList>
      {chosen !== undefined && (
        <DonationDialog
          id={chosen}
          onClose={(changed) => {
            setChosen(undefined);
            if (!changed) return;
            list.reload();
            headline.reload();
          }}
        />
      )}
    </>
  );
}
